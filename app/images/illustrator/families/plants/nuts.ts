import { bevel, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { blob, ellipse, num, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import type { Piece } from '../piece.ts'

/** An almond: a brown drop with fine lines from its tip. */
export const almond: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(
    place(
      [
        { x: -0.5, y: 0 },
        { x: -0.3, y: -0.21 },
        { x: 0.05, y: -0.27 },
        { x: 0.4, y: -0.1 },
        { x: 0.5, y: 0 },
        { x: 0.4, y: 0.1 },
        { x: 0.05, y: 0.27 },
        { x: -0.3, y: 0.21 },
      ],
      at,
      turn,
      size,
    ),
  )
  const lines = [-0.13, 0, 0.13].map((k) =>
    smooth(
      place(
        [
          { x: 0.42, y: 0 },
          { x: 0.05, y: k },
          { x: -0.4, y: k * 0.7 },
        ],
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  return (
    shadowOf(d, 5) +
    `<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="2"/>` +
    line(lines.join(''), shade(tone, -0.12), size * 0.025, 0.6) +
    fill(ellipse(polar(at, size * 0.13, -2.3), size * 0.12, size * 0.04, turn), '#fff0d6', 0.4)
  )
}

/** A walnut half: two wrinkled lobes round a groove, each of its own shape, at times a broken piece. */
export const walnut: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const sides = random.chance(0.28) ? [random.pick([-1, 1])] : [-1, 1]
  const own = size * random.range(0.82, 1.12)
  const lobes = sides.map((side) => {
    const middle = { x: random.range(-0.04, 0.04) * own, y: side * own * 0.2 }
    const long = own * random.range(0.38, 0.47)
    return Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 13) * tau
      const k = 1 + random.range(-0.13, 0.12)
      return {
        x: middle.x + Math.cos(angle) * long * k,
        y: middle.y + Math.sin(angle) * own * 0.24 * k,
      }
    })
  })
  const folds = sides.flatMap((side) =>
    Array.from({ length: 5 }, () => {
      const x = random.range(-0.32, 0.3)
      const y = side * random.range(0.08, 0.3)
      const [dx, dy] = [random.range(0.05, 0.15), random.range(-0.1, 0.1)]
      const points = [
        { x: x - dx, y: y - dy },
        { x: x - dx * 0.2, y: y + 0.05 },
        { x: x + dx * 0.4, y: y - 0.05 },
        { x: x + dx, y: y + dy },
      ]
      return smooth(place(points, at, turn, own), false)
    }),
  )
  const outlines = lobes.map((lobe) => smooth(place(lobe, at, turn)))
  return (
    outlines
      .map(
        (d) =>
          `${shadowOf(d, 5)}<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="2"/>`,
      )
      .join('') +
    line(folds.join(''), shade(tone, -0.16), own * 0.045, 0.6) +
    `<g transform="translate(-1.5 -2)">${line(folds.join(''), shade(tone, 0.13), own * 0.025, 0.6)}</g>`
  )
}

/** A cashew: a pale plump comma. */
export const cashew: Piece = (brush, at, turn, size, tone) => {
  const arc = (r: number, from: number, to: number) =>
    Array.from({ length: 6 }, (_, i) => polar({ x: 0, y: 0.2 }, r, from + ((to - from) * i) / 5))
  const d = smooth(place([...arc(0.52, -2.75, -0.4), ...arc(0.2, -0.5, -2.6)], at, turn, size))
  const glow = smooth(place(arc(0.43, -2.2, -1.3), at, turn, size), false)
  return `${shadowOf(d, 5)}<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="2"/>${line(glow, '#fffaf0', size * 0.06, 0.55)}`
}

/** A seed: a small pointed oval, such as of pumpkin or sunflower. */
export const seed: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(
    place(
      [
        { x: -0.5, y: 0 },
        { x: -0.1, y: -0.26 },
        { x: 0.35, y: -0.18 },
        { x: 0.48, y: 0 },
        { x: 0.35, y: 0.18 },
        { x: -0.1, y: 0.26 },
      ],
      at,
      turn,
      size,
    ),
  )
  const rim = smooth(
    place(
      [
        { x: -0.36, y: 0 },
        { x: -0.06, y: -0.16 },
        { x: 0.3, y: 0 },
      ],
      at,
      turn,
      size,
    ),
    false,
  )
  return `${shadowOf(d, 3)}<path d="${d}" fill="${volume(brush, tone)}" stroke="${bevel(brush)}" stroke-width="1.4"/>${line(rim, shade(tone, 0.14), 1.6, 0.7)}`
}

/** A peanut or hazelnut: round, with a seam. */
export const kernel: Piece = (brush, at, turn, size, tone) => {
  const d = ellipse(at, size * 0.46, size * 0.34, turn)
  const seam = smooth(
    place(
      [
        { x: -0.42, y: 0 },
        { x: 0, y: 0.06 },
        { x: 0.42, y: 0 },
      ],
      at,
      turn,
      size,
    ),
    false,
  )
  return `${shadowOf(d, 4)}<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="1.8"/>${line(seam, shade(tone, -0.12), 1.8, 0.5)}${fill(ellipse(polar(at, size * 0.17, -2.3), size * 0.1, size * 0.05, -0.7), '#fff6e2', 0.6)}`
}

/** A raisin, date or prune: dark, creased. */
export const dried: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(place(blob(brush.random, size * 0.48, size * 0.32, 0.12, 9), at, turn))
  const creases = [-0.14, 0.02, 0.16].map((k) =>
    smooth(
      place(
        [
          { x: -0.32, y: k },
          { x: -0.08, y: k + 0.05 },
          { x: 0.1, y: k - 0.04 },
          { x: 0.34, y: k + 0.02 },
        ],
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  return `${shadowOf(d, 4)}<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="1.8"/>${line(creases.join(''), shade(tone, -0.13), size * 0.045, 0.7)}${fill(ellipse(polar(at, size * 0.16, -2.3), size * 0.12, size * 0.045, -0.7), '#ffe9d2', 0.5)}`
}

/** A walnut-sized cluster of granola or muesli: oats, a nut, a crumb. */
export const cluster: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(place(blob(brush.random, size * 0.5, size * 0.4, 0.2, 8), at, turn))
  const oats = Array.from({ length: 6 }, () => {
    const p = polar(at, size * 0.33 * Math.sqrt(brush.random.next()), brush.random.range(0, tau))
    return ellipse(p, size * 0.13, size * 0.085, brush.random.range(0, 3))
  })
  return `${shadowOf(d, 5)}<path d="${d}" fill="${volume(brush, shade(tone, -0.06), 1.2)}"/><path d="${oats.join('')}" fill="${shade(tone, 0.07)}" stroke="${shade(tone, -0.14)}" stroke-width="${num(size * 0.03)}"/>`
}

/** A flake of corn or bran: thin, curled, blistered. */
export const flake: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(place(blob(brush.random, size * 0.5, size * 0.36, 0.2, 8), at, turn))
  const curl = smooth(
    place(blob(brush.random, size * 0.32, size * 0.17, 0.2, 7), polar(at, size * 0.07, 0.8), turn),
  )
  return `${shadowOf(d, 5)}<path d="${d}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush)}" stroke-width="2.4"/>${fill(curl, shade(tone, -0.09), 0.5)}`
}
