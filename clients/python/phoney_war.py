"""The protocol of Phoney War for programs outside, without dependencies (docs/PROTOCOL.md). Python 3.8 or later."""
import json
import subprocess
import sys


def _read(stream):
    line = stream.readline()
    return json.loads(line) if line else None


def _write(stream, message):
    stream.write(json.dumps(message) + "\n")
    stream.flush()


def take_seat(choose, begin=None):
    """Plays the seat that `npm run match` gives this program, on standard input and output.

    choose(question) returns one of question["choices"]; begin(game) is called for each game
    before its first question. Use standard error for messages of your own.
    """
    while (request := _read(sys.stdin)) is not None:
        answer = {"id": request["id"]}
        if request["do"] == "new":
            if begin:
                begin(request)
            answer.update(ok=True, wants=["view"])
        elif request["do"] == "choose":
            answer["choice"] = choose(request)["choice"]
        else:
            answer.update(ok=False, error=f"unknown request {request['do']}")
        _write(sys.stdout, answer)


class ProtocolError(Exception):
    """A request that was not well-formed."""


class Protocol:
    """A process of the protocol: Protocol(["node", "cli/protocol.ts"]) in the folder of the project."""

    def __init__(self, command, folder=None):
        self._process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        """The answer to a request, such as ask(do="new", game="france-40"). A refusal is an answer."""
        _write(self._process.stdin, request)
        answer = _read(self._process.stdout)
        if answer is None:
            raise ProtocolError("the protocol has ended")
        if "error" in answer:
            raise ProtocolError(answer["error"])
        return answer

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
