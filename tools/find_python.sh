# Sets `python` to the first Python that can set Ludoteka up; read by ./play and ./test.
for python in python3 python3.13 python3.12 python3.11 ''; do
    [ -n "$python" ] || break
    "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break
done
if [ -z "$python" ]; then
    echo "Ludoteka needs Python 3.11 or newer with its venv module (on Debian: apt install python3-venv), and found none." >&2
    exit 1
fi
