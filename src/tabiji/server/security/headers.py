"""What browsers are told to refuse, with every answer."""

from collections.abc import Mapping
from types import MappingProxyType

_ALWAYS: Mapping[str, str] = MappingProxyType(
    {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",  # an invitation's address is a secret
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
)


def protection(host: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer from this host, which was checked before."""
    told = {**_ALWAYS, "content-security-policy": policy(host)}
    return [(name.encode(), value.encode("latin-1")) for name, value in told.items()]


def policy(host: str) -> str:
    """What a page of ours may load and do: what comes from here, and nothing else.

    Not all browsers count a WebSocket as `'self'`, so ours is named. Svelte writes `style`
    attributes, which cannot do more than look odd.
    """
    live = f" ws://{host} wss://{host}" if host else ""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self'{live}",
            "manifest-src 'self'",
            "worker-src 'self'",
            "media-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )
