"""A browser's name in the list of sessions: two words that its owner recognises, and nothing that identifies it."""

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "CrOS": "ChromeOS", "Windows": "Windows",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip
"""Token in the header -> name. The first match counts, because many browsers name others too."""


def agent_name(header: str) -> str:
    """Such as “Firefox · Linux”; empty if neither is known."""
    found = [next((name for mark, name in names.items() if mark in header), "") for names in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)
