"""The measurement of a server, in small."""

import sys

import pytest

from ludoteka.cli.server_bench import bench_server


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_everything_is_measured() -> None:
    told = bench_server(seconds=0.5, tables=4)
    assert told["server_tables"] == 4
    assert 0 < told["server_p50_ms"] <= told["server_p99_ms"]
    assert 0 < told["server_paced_p50_ms"] <= told["server_paced_p99_ms"]
    assert told["server_moves_per_s"] > 4
    assert set(told) == {
        "server_tables",
        "server_moves_per_s",
        "server_cpu_us",
        "server_p50_ms",
        "server_p99_ms",
        "server_busy_moves_per_s",
        "server_busy_p50_ms",
        "server_busy_p99_ms",
        "server_paced_p50_ms",
        "server_paced_p99_ms",
        "server_idle_kb",
        "server_idle_connected_kb",
    }
