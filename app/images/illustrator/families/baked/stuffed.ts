import { bevel, fill, line, shadowOf, softShadow, volume } from '../../core/brush.ts'
import { blob, ellipse, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** Half a bell pepper as a shell, filled with rice and meat under browned cheese; its stem is left on. */
export const stuffedPepper: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const outline = (k: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const angle = (i / 24) * tau
      const lobes = 1 + 0.05 * Math.cos(3 * angle + Math.PI)
      return { x: Math.cos(angle) * 0.44 * k * lobes, y: Math.sin(angle) * 0.34 * k * lobes }
    })
  const shell = place(outline(1), at, turn, size)
  const hollow = smooth(place(outline(0.86), at, turn, size))
  const crumbs = Array.from({ length: 230 }, () => {
    const k = Math.sqrt(random.next()) * 0.84
    const angle = random.range(0, tau)
    const p = place(
      [{ x: Math.cos(angle) * 0.4 * k, y: Math.sin(angle) * 0.3 * k }],
      at,
      turn,
      size,
    )
    const color = random.pick(['#8a4a26', '#f7ecd0', '#f7ecd0', '#a05a2c', '#c9492c', '#6fa83a'])
    const r = size * random.range(0.016, 0.03)
    const d = smooth(place(blob(random, r * 1.3, r * 0.8, 0.2, 6), p[0] ?? at, angle * 3))
    return `<path d="${d}" fill="${volume(brush, color, 1.1)}"/>`
  })
  const melted = smooth(place(blob(random, size * 0.24, size * 0.15, 0.3, 11), at, turn))
  const stem = smooth(
    place(
      [
        { x: 0.4, y: -0.06 },
        { x: 0.5, y: -0.035 },
        { x: 0.6, y: -0.05 },
        { x: 0.61, y: 0.03 },
        { x: 0.5, y: 0.04 },
        { x: 0.4, y: 0.07 },
      ],
      at,
      turn,
      size,
    ),
  )
  return (
    softShadow(shell, size * 0.06, 1.2) +
    shadowOf(stem, 5) +
    `<path d="${stem}" fill="${volume(brush, '#5f8a2c', 1.2)}" stroke="${bevel(brush)}" stroke-width="2"/>` +
    `<path d="${smooth(shell)}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="5"/>` +
    fill(hollow, '#a8622f') +
    crumbs.join('') +
    `<path d="${melted}" fill="${volume(brush, '#f8d073', 0.9)}" fill-opacity=".9"/>` +
    veneer(brush, melted, 'brown', 0.9) +
    line(
      smooth(place(outline(0.95).slice(13, 20), at, turn, size), false),
      '#ffd9c4',
      size * 0.014,
      0.7,
    )
  )
}

/** A baked potato cut open: brown skin, fluffy inside, a knob of butter or cream. */
export const bakedPotato: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const skin = place(blob(random, size * 0.47, size * 0.31, 0.035, 12), at, turn)
  const d = smooth(skin)
  const open = smooth(place(blob(random, size * 0.34, size * 0.15, 0.12, 13), at, turn))
  const fluff = Array.from({ length: 34 }, () => {
    const k = Math.sqrt(random.next())
    const angle = random.range(0, tau)
    const p = place(
      [{ x: Math.cos(angle) * 0.3 * k, y: Math.sin(angle) * 0.12 * k }],
      at,
      turn,
      size,
    )
    const r = size * random.range(0.02, 0.045)
    return `<path d="${smooth(place(blob(random, r, r * 0.8, 0.2, 7), p[0] ?? at, angle))}" fill="${volume(brush, '#fbeec2', 0.9)}"/>`
  })
  const specks = Array.from({ length: 30 }, () => {
    const p = polar(at, size * 0.42 * Math.sqrt(random.next()), random.range(0, tau))
    return ellipse(p, random.range(1.5, 4), random.range(1.2, 2.6))
  })
  return (
    softShadow(skin, size * 0.06, 1.2) +
    `<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    fill(specks.join(''), shade(tone, -0.14), 0.5) +
    veneer(brush, d, 'brown', 0.5) +
    fill(open, '#e9cf8a') +
    fluff.join('') +
    `<path d="${smooth(place(blob(random, size * 0.075, size * 0.06, 0.1, 9), at, turn))}" fill="${volume(brush, '#fbdc6a', 0.9)}" stroke="${bevel(brush)}" stroke-width="2"/>`
  )
}
