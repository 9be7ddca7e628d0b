"""Serves Apertium on loopback: apertium-apy listens everywhere and has no option for it."""

from tornado.httpserver import HTTPServer

bind = HTTPServer.bind
HTTPServer.bind = lambda self, port, *_, **__: bind(self, port, address="127.0.0.1")

from apertium_apy.apy import main  # noqa: E402: must come after HTTPServer.bind is patched

main()
