"""Frames and mail of a connection."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from ludoteka.web.wire import Mailbox, head_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_frame_is_one_of_the_protocol(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_mail_is_read_in_order_and_waited_for() -> None:
    async def use() -> None:
        mail = Mailbox(asyncio.get_running_loop())
        assert mail.empty()
        mail.put_nowait(1)
        mail.put_nowait(2)
        assert mail.qsize() == 2
        assert [await mail.get(), await mail.get()] == [1, 2]
        coming = asyncio.ensure_future(mail.get())
        await asyncio.sleep(0)
        assert not coming.done()
        mail.put_nowait(3)
        mail.put_nowait(4)
        assert await coming == 3
        assert await mail.get() == 4

    asyncio.run(use())


def test_who_stops_waiting_takes_no_mail() -> None:
    async def use() -> None:
        mail = Mailbox(asyncio.get_running_loop())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(mail.get(), 0.01)
        mail.put_nowait("late")
        assert await mail.get() == "late"

    asyncio.run(use())
