"""Routes for monitoring: health and metrics."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.application import Application
from saltsea.server.operations.operator import SECRET
from saltsea.server.web.http import HttpError
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.messages import Failure, Health, NodeHealth
from saltsea.server.web.openapi import Route
from saltsea.server.web.protection.rate_limits import is_at_this_machine
from saltsea.store.port import StoreError

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE: Final = 2.0
"""Seconds after which the store counts as not answering."""


class HealthRoutes:
    """The routes of a monitoring system."""

    def __init__(self, application: Application, *, open_metrics: bool = False) -> None:
        self.application = application
        self.open_metrics = open_metrics

    def routes(self) -> list[Route]:
        ill, not_yours = (503, Failure), (403, Failure)
        return [
            Route(
                "GET",
                "/healthz",
                self.health,
                "Health check: the store answers, and the disk has space.",
                gives=Health,
                refuses=(ill,),
            ),
            Route("GET", "/metrics", self.metrics, "Metrics for Prometheus.", gives=PROMETHEUS, refuses=(not_yours,)),
        ]

    async def health(self, request: Request) -> Response:
        trouble = [] if await self.store_answers() else ["the store does not answer"]
        trouble += [] if self.application.disk.has_space() else ["the disk is almost full: no new tables are opened"]
        node = self.application.node
        trouble += [] if node is None or node.session.lasts() else ["this node does not reach the bus"]
        healthy = Health() if node is None else NodeHealth(node.name)
        return json_response(Failure(503, "; ".join(trouble)), 503) if trouble else json_response(healthy)

    async def store_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.application.store.note(SECRET)
        except (StoreError, TimeoutError):
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        """Metrics, for this machine itself and for the operator, unless the operator opens them to all."""
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        known = scheme.lower() == "bearer" and self.application.operator.knows(secret)
        if not (self.open_metrics or known or is_at_this_machine(request)):
            raise HttpError(403, "these numbers are for this machine, or with the operator's secret as a bearer")
        return Response(self.application.registry.meter.page(), 200, {"Cache-Control": "no-store"}, PROMETHEUS)
