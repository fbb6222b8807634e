"""Matter: how wood, card, dice, brass and skin answer when they are touched.

A body is the sum of its modes (damped sines); a touch is a short force pulse whose length decides how bright the body
answers: a nail touches for a tenth of a millisecond, felt for five. Friction is noise that grows louder and brighter
with the speed of the hand. Everything returns a mono signal at RATE; `rng` is always passed in, so takes repeat exactly.
"""

import itertools

import numpy as np
from scipy.signal import butter, fftconvolve, sosfilt, sosfiltfilt

RATE = 48_000
BLOCK = (1, 1.72, 2.36, 2.93, 3.85, 5.1)  # stubby wooden piece: bending and twisting modes
BAR = (1, 2.42, 4.0, 9.8)  # undercut rosewood bar; the second mode is its twist
TINE = (1, 5.9, 16.2)  # plucked tongue of a thumb piano
BOWL = (1, 2.71, 5.08, 8.15, 11.7)  # struck brass bowl
DISC = (1, 1.73, 2.33, 3.91, 4.11, 6.30, 6.71)  # free round plate: coin
SKIN = (1, 1.59, 2.14, 2.30, 2.65, 2.92, 3.16, 3.60, 4.06)  # round drum


# --- time -----------------------------------------------------------------------------------------------------


def samples(seconds):
    return max(1, round(seconds * RATE))


def clock(seconds):
    return np.arange(samples(seconds)) / RATE


def mix(*placed):
    """Signals laid over each other, each at its own second."""
    end = max(samples(at) + len(signal) for at, signal in placed)
    out = np.zeros(end)
    for at, signal in placed:
        start = samples(at) if at > 0 else 0
        out[start : start + len(signal)] += signal
    return out


def join(*signals):
    return mix(*((0, signal) for signal in signals))


def swing(seconds, peak=0.4, sharp=2.0):
    """Speed of a hand that starts, moves and stops; 1 at its fastest."""
    t = np.linspace(0, 1, samples(seconds))
    rise, fall = sharp * peak, sharp * (1 - peak)
    curve = t**rise * (1 - t) ** fall
    return curve / curve.max()


# --- filters --------------------------------------------------------------------------------------------------


def band(signal, low, high, order=2):
    return sosfilt(butter(order, (low, high), "bandpass", fs=RATE, output="sos"), signal)


def below(signal, high, order=2):
    return sosfilt(butter(order, high, "lowpass", fs=RATE, output="sos"), signal)


def above(signal, low, order=2):
    return sosfilt(butter(order, low, "highpass", fs=RATE, output="sos"), signal)


# --- bodies and touches -----------------------------------------------------------------------------------------


def body(rng, freqs, gains, rates, seconds, twins=0.0, bloom=0.0):
    """What a body answers to an ideal blow. Twins: each mode is two that beat; bloom: high modes wake late."""
    t = clock(seconds)
    out = np.zeros_like(t)
    for freq, gain, rate in zip(freqs, gains, rates, strict=True):
        if freq > 0.45 * RATE:
            continue
        split = freq * twins * rng.uniform(0.4, 1.0)
        tone = np.sin(2 * np.pi * freq * t)
        if twins:
            tone = 0.62 * tone + 0.38 * np.sin(2 * np.pi * (freq + split) * t + rng.uniform(0, 0.8))
        wake = 1 - np.exp(-t / (bloom * freq / 1000)) if bloom else 1
        side = rng.choice((-1, 1))  # the blow and the ear are on the same or on opposite sides of a node
        out += side * gain * tone * wake * np.exp(-rate * t)
    return out


def touch(milliseconds):
    """Force of one contact: a rounded half wave of area one."""
    n = max(3, samples(milliseconds / 1000))
    pulse = np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 1.5
    return pulse / pulse.sum()


def strike(answer, milliseconds, force=1.0):
    """A harder blow is louder and, being shorter (Hertz), brighter."""
    return force * fftconvolve(answer, touch(milliseconds * force**-0.25))


def grit(rng, milliseconds, low=1500, high=6500, force=1.0):
    """The dry noise of two rough faces meeting."""
    t = clock(milliseconds * 4 / 1000)
    return force * band(rng.normal(size=len(t)) * np.exp(-t * 1000 / milliseconds), low, high)


def wood(rng, pitch, dry=18.0, modes=BLOCK, soft=0.86):
    """A small wooden piece. Dry is the quality factor: lower is deader."""
    freqs = pitch * np.array(modes) * rng.uniform(0.96, 1.04, len(modes))
    gains = np.array([soft**k for k in range(len(modes))]) * rng.uniform(0.8, 1.2, len(modes))
    return body(rng, freqs, gains, 15 + np.pi * freqs / dry, 0.25)


def table(rng, pitch=165.0, dry=6.5):
    """The table under everything: a thick top that takes the blow and swallows it. Low modes radiate badly, so they are weak."""
    freqs = pitch * np.array((1, 1.47, 2.02, 2.71, 3.6, 4.9)) * rng.uniform(0.95, 1.05, 6)
    return body(rng, freqs, (0.14, 0.3, 0.42, 0.5, 0.45, 0.36), 18 + np.pi * freqs / dry, 0.3)


def knock(rng, pitch, weight=1.0, hard=0.5, force=1.0, dry=16.0):
    """One wooden contact on the table. Hard: contact time in milliseconds; weight: how much the table joins in."""
    return join(
        strike(wood(rng, pitch, dry), hard, force),
        weight * strike(table(rng), hard * 2, force),
        grit(rng, 1.2, force=0.3 * force),
    )


def settle(rng, pitch, weight, hard, gaps, dry=16.0):
    """A piece comes down on an edge, then on its face: one knock per gap, each weaker than the one before."""
    at, force, parts = 0.0, 1.0, []
    for gap in (0.0, *gaps):
        at += gap * rng.uniform(0.85, 1.15)
        parts.append((at, knock(rng, pitch * rng.uniform(0.97, 1.03), weight, hard, force, dry)))
        force *= rng.uniform(0.3, 0.45)
    return mix(*parts)


def rosewood(rng, pitch, force=1.0, hard=0.65):
    """A tuned wooden bar under a yarn mallet."""
    freqs = pitch * np.array(BAR) * (1, *rng.uniform(0.995, 1.005, 3))
    bar = body(rng, freqs, (1, 0.3, 0.85, 0.5), 7 + 0.008 * freqs, 0.9, twins=0.003)
    return join(
        strike(bar, hard, force), 0.5 * strike(table(rng, 210), 1.0, force), grit(rng, 3, 500, 2800, 0.16 * force)
    )


def tine(rng, pitch, force=1.0):
    """A steel tongue on a wooden box, plucked by a thumb."""
    freqs = pitch * np.array(TINE) * (1, *rng.uniform(0.98, 1.02, 2))
    tongue = body(rng, freqs, (1, 0.55, 0.28), 5 + 0.0045 * freqs, 1.0, twins=0.003)
    return join(
        strike(tongue, 0.3, force), 0.6 * strike(table(rng, 230), 0.7, force), grit(rng, 2, 900, 4000, 0.14 * force)
    )


def brass(rng, pitch, force=1.0, hard=0.4, seconds=1.5):
    """A small brass bowl under a leather mallet."""
    freqs = pitch * np.array(BOWL) * (1, *rng.uniform(0.99, 1.01, 4))
    bowl = body(rng, freqs, (1, 0.9, 0.5, 0.26, 0.12), 2.6 + 0.0024 * freqs, seconds, twins=0.0045)
    return join(strike(bowl, hard, force), grit(rng, 1.5, 1200, 5000, 0.14 * force))


def gong(rng, pitch, seconds=1.5):
    """A table gong: many crowded modes, the high ones woken by the low ones."""
    freqs = np.concatenate(
        (
            pitch * np.array((1, 1.52, 2.03, 2.58, 3.02)),
            np.geomspace(pitch * 3.3, 4200, 34) * rng.uniform(0.96, 1.04, 34),
        )
    )
    gains = np.concatenate(
        ((0.42, 0.5, 0.8, 0.7, 0.75), 0.62 * (freqs[5:] / freqs[5]) ** -0.55 * rng.uniform(0.5, 1.2, 34))
    )
    plate = body(rng, freqs, gains, 1.1 + 0.0022 * freqs, seconds, twins=0.004, bloom=0.022)
    return join(strike(plate, 0.4), 0.8 * strike(table(rng, 120), 2), grit(rng, 6, 300, 1800, 0.3))


def drum(rng, pitch, force=1.0):
    """A frame drum under the flat hand; the slap is what small loudspeakers hear."""
    freqs = pitch * np.array(SKIN) * rng.uniform(0.99, 1.01, len(SKIN))
    skin = body(rng, freqs, (0.22, 0.45, 0.7, 0.7, 0.9, 0.9, 0.9, 0.9, 0.8), 10 + 0.03 * freqs, 0.7)
    return join(
        strike(skin, 0.7, force), 1.5 * strike(wood(rng, 560, 8), 0.5, force), grit(rng, 10, 350, 2600, 0.9 * force)
    )


def coin(rng, pitch, force=1.0):
    """A thin gold disc that meets wood or another coin."""
    freqs = pitch * np.array(DISC) * rng.uniform(0.985, 1.015, len(DISC))
    disc = body(rng, freqs, (1, 0.7, 0.75, 0.4, 0.35, 0.15, 0.1), 14 + 0.0042 * freqs, 0.5, twins=0.006)
    return join(
        strike(disc, 0.11, force),
        0.9 * strike(wood(rng, 640, 10), 0.4, force),
        0.7 * strike(table(rng, 210), 0.7, force),
    )


def chip(rng, pitch, force=1.0):
    """A fired clay token: clearer than wood, shorter than metal."""
    freqs = pitch * np.array(DISC) * rng.uniform(0.97, 1.03, len(DISC))
    clay = body(rng, freqs, (1, 0.8, 0.7, 0.4, 0.35, 0.2, 0.15), 35 + np.pi * freqs / 42, 0.2)
    return join(
        strike(clay, 0.28, force), 0.5 * strike(table(rng, 240), 0.9, force), grit(rng, 0.8, 2000, 7000, 0.15 * force)
    )


def cardboard(rng, pitch, force=1.0, air=1.0):
    """A thick board laid flat: a dead low body, and the air pressed out from under it."""
    t = clock(0.12)
    freqs = pitch * np.array((1, 1.5, 2.2, 3.1, 4.4)) * rng.uniform(0.95, 1.05, 5)
    slab = body(rng, freqs, (0.3, 0.6, 0.8, 0.8, 0.7), 30 + np.pi * freqs / 4.5, 0.2)
    puff = band(rng.normal(size=len(t)) * np.exp(-t / 0.016) * (1 - np.exp(-t / 0.002)), 350, 3200)
    return join(strike(slab, 0.6, force), 0.5 * air * force * puff, grit(rng, 2.5, 1200, 5000, 0.3 * force))


def die(rng, pitch, force=1.0, ground=1.0):
    """A resin die. Ground is how much of the table sounds: none when dice meet in the air or in the hand."""
    freqs = pitch * np.array((1, 1.41, 1.83, 2.4, 3.1)) * rng.uniform(0.93, 1.07, 5)
    cube = body(rng, freqs, (1, 0.8, 0.6, 0.35, 0.2), 60 + np.pi * freqs / 24, 0.12)
    hit = join(strike(cube, 0.16, force), grit(rng, 0.7, 1800, 7000, 0.3 * force))
    if ground:
        hit = join(
            hit,
            ground * 0.42 * strike(wood(rng, 560, 8), 0.3, force),
            ground * 0.38 * strike(table(rng, 200), 0.5, force),
        )
    return hit


# --- friction ---------------------------------------------------------------------------------------------------


def rub(rng, speed, low, high, grain=0.5, fibres=900.0, tilt=0.8):
    """Two faces that slide: louder and brighter with speed, lumpy by grain, the lumps `fibres` per second."""
    edges = np.geomspace(low, high, 8)
    out = np.zeros(len(speed))
    for k, (a, b) in enumerate(itertools.pairwise(edges)):
        out += band(rng.normal(size=len(speed)), a, b) * speed ** (0.7 + 1.6 * k / 7) * (a / low) ** -tilt
    lumps = below((rng.random(len(speed)) < fibres / RATE) * rng.exponential(1.0, len(speed)), fibres * 0.6)
    return out * (1 - grain + grain * np.clip(lumps / (lumps.mean() + 1e-9), 0, 5))


def leaf(rng, force=1.0):
    """The edge of one card snapping free."""
    t = clock(0.03)
    snap = rng.normal(size=len(t)) * np.exp(-t / rng.uniform(0.0016, 0.0032))
    return force * join(band(snap, 900, 5200), 0.5 * strike(wood(rng, rng.uniform(520, 760), 5), 0.6))


def slap(rng, force=1.0):
    """A card comes to lie: paper, the air under it, a little table."""
    t = clock(0.07)
    paper = band(rng.normal(size=len(t)) * np.exp(-t / 0.007) * (1 - np.exp(-t / 0.0008)), 700, 5200)
    return force * join(0.7 * paper, 0.6 * strike(table(rng, 230, 5), 0.9), 0.2 * strike(wood(rng, 610, 5), 0.6))


def crack(rng, seconds, snaps):
    """Wood that breaks: fibres give way one by one, then all at once, then the last few."""
    parts = [
        (seconds * rng.beta(1.6, 2.2), strike(wood(rng, rng.uniform(750, 1900), 8), 0.16, force))
        for force in rng.lognormal(-1.6, 0.7, snaps)
    ]
    burst = clock(0.06)
    tear = band(rng.normal(size=len(burst)) * np.exp(-burst / 0.011), 500, 4200)
    parts.append(
        (seconds * 0.42, join(0.55 * tear, 1.1 * strike(wood(rng, 430, 9), 0.3), 0.7 * strike(wood(rng, 940, 10), 0.2)))
    )
    return mix(*parts)


# --- the room ---------------------------------------------------------------------------------------------------


def room(signal, wet=0.16, seconds=0.28):
    """A small panelled room: a few early returns, then a short warm tail."""
    rng = np.random.default_rng(7)
    t = clock(seconds)
    tail = below(rng.normal(size=len(t)), 2600, 1) * np.exp(-t * 6.9 / seconds) * (1 - np.exp(-t / 0.006))
    tail /= np.sqrt((tail**2).sum())
    early = np.zeros(len(t))
    for at, gain in ((0.0041, 0.5), (0.0073, -0.38), (0.0109, 0.3), (0.0162, -0.22), (0.0214, 0.16)):
        early[samples(at)] = gain
    answer = below(0.6 * early, 4500, 1) + 0.8 * tail
    return join(signal, wet * fftconvolve(signal, answer))


def warm(signal):
    """No rumble, no hiss: what a felt-covered table top would leave."""
    return sosfilt(butter(1, 7500, "lowpass", fs=RATE, output="sos"), above(signal, 55))


def reverse(signal):
    return signal[::-1].copy()


def envelope(signal, seconds=0.003):
    """Smoothed size of the signal, without delay."""
    return np.maximum(0, sosfiltfilt(butter(1, 0.35 / seconds, "lowpass", fs=RATE, output="sos"), np.abs(signal)))
