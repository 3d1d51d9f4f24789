import { bevel, fill, line, shadowOf, slope, softShadow, volume } from '../../core/brush.ts'
import {
  blob,
  ellipse,
  num,
  place,
  polar,
  shift,
  smooth,
  straight,
  tau,
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { textured, veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** A biscuit with chocolate pieces. */
export const cookie: Piece = (brush, at, turn, size, tone) => {
  const shape = place(blob(brush.random, size * 0.48, size * 0.47, 0.03, 13), at, turn)
  const d = smooth(shape)
  const chips = Array.from({ length: 9 }, (_, i) => {
    const p = polar(at, size * 0.38 * Math.sqrt((i + 0.5) / 9), i * 2.4 + turn)
    const c = smooth(place(blob(brush.random, size * 0.065, size * 0.05, 0.2, 6), p, i))
    return `<path d="${c}" fill="${volume(brush, '#4a2412', 1.2)}" stroke="${shade(tone, -0.15)}" stroke-width="2"/>`
  })
  return `${softShadow(shape, 12)}${shadowOf(d, 6)}<path d="${d}" fill="${volume(brush, tone, 1)}" stroke="${bevel(brush)}" stroke-width="4"/>${veneer(brush, d, 'brown', 0.6)}${veneer(brush, d, 'grain', 0.6)}${chips.join('')}`
}

/** A ring of sugar glaze with sprinkles. */
export const donut: Piece = (brush, at, turn, size, tone) => {
  const dough = ellipse(at, size * 0.49)
  const hole = ellipse(at, size * 0.13)
  const icing = smooth(
    place(
      Array.from({ length: 18 }, (_, i) =>
        polar({ x: 0, y: 0 }, size * (i % 2 === 0 ? 0.45 : 0.42), (i / 18) * tau),
      ),
      at,
      turn,
    ),
  )
  const sugar = Array.from({ length: 30 }, () => {
    const p = polar(at, size * brush.random.range(0.2, 0.4), brush.random.range(0, tau))
    const q = polar(p, 8, brush.random.range(0, tau))
    return line(
      `M${num(p.x)} ${num(p.y)}L${num(q.x)} ${num(q.y)}`,
      brush.random.pick(['#ffffff', '#6cc5d9', '#f9d34c', '#8cc75e']),
      5,
    )
  })
  const gleam = smooth([
    polar(at, size * 0.37, -2.8),
    polar(at, size * 0.4, -2.3),
    polar(at, size * 0.37, -1.8),
    polar(at, size * 0.34, -2.3),
  ])
  return (
    shadowOf(dough, 10) +
    `<path d="${dough}${hole}" fill-rule="evenodd" fill="${volume(brush, '#d9964a', 1.1)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    `<path d="${icing}${ellipse(at, size * 0.17)}" fill-rule="evenodd" fill="${volume(brush, tone, 1)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    fill(gleam, '#fff', 0.5) +
    sugar.join('')
  )
}

/** A piece of cake on its side: layers, icing. */
export const cakeSlice: Piece = (brush, at, turn, size, tone) => {
  const to = (x0: number, x1: number, x2: number, w0: number, w1: number) =>
    place(
      [
        { x: x0, y: -w0 },
        { x: x1, y: -w1 },
        { x: x2, y: 0 },
        { x: x1, y: w1 },
        { x: x0, y: w0 },
      ],
      at,
      turn,
      size,
    )
  const top = to(-0.42, -0.4, 0.5, 0.34, 0.34)
  const lower = shift(top, size * 0.07, size * 0.15)
  const middle = shift(top, size * 0.035, size * 0.075)
  const d = straight(top)
  const rose = polar(at, size * 0.24, turn + Math.PI)
  return (
    softShadow(lower, 16) +
    [lower, shift(lower, -size * 0.012, -size * 0.03)]
      .map((s, i) => fill(straight(s), i === 0 ? shade(tone, -0.18) : shade(tone, -0.1)))
      .join('') +
    fill(straight(middle), '#fff3e2') +
    fill(straight(shift(middle, -size * 0.012, -size * 0.025)), shade(tone, -0.08)) +
    `<path d="${d}" fill="${slope(brush, shade(tone, 0.1), tone)}" stroke="${bevel(brush)}" stroke-width="5" stroke-linejoin="round"/>` +
    veneer(brush, d, 'grain', 0.4) +
    [1, 0.7, 0.42]
      .map(
        (k) =>
          `<path d="${ellipse(rose, size * 0.11 * k)}" fill="${volume(brush, '#fff6ea', 1)}"/>`,
      )
      .join('') +
    `<path d="${ellipse(rose, size * 0.055)}" fill="${volume(brush, '#c9202c', 1.3)}"/>`
  )
}

/** A square of brownie or chocolate. */
export const brownie: Piece = (brush, at, turn, size, tone) => {
  const top = place(
    [
      { x: -0.42, y: -0.42 },
      { x: 0.42, y: -0.42 },
      { x: 0.42, y: 0.42 },
      { x: -0.42, y: 0.42 },
    ],
    at,
    turn,
    size,
  )
  const side = straight(shift(top, size * 0.05, size * 0.12))
  const d = straight(top)
  const cracks = [0, 1, 2].map((i) =>
    smooth(
      place(
        Array.from({ length: 5 }, (_, j) => ({
          x: -0.36 + j * 0.18,
          y: -0.24 + i * 0.24 + brush.random.range(-0.06, 0.06),
        })),
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  return `${shadowOf(side, 9)}${fill(side, shade(tone, -0.1))}<path d="${d}" fill="${slope(brush, shade(tone, 0.09), tone)}" stroke="${bevel(brush)}" stroke-width="4" stroke-linejoin="round"/>${line(cracks.join(''), shade(tone, -0.1), 3, 0.7)}${veneer(brush, d, 'grain', 0.5)}`
}

/** A bar of chocolate, some of its squares. */
export const chocolate: Piece = (brush, at, turn, size, tone) =>
  [-0.25, 0.25]
    .flatMap((x) => [-0.25, 0.25].map((y) => ({ x, y })))
    .map((p) => {
      const c = place([p], at, turn, size)[0] ?? at
      const tileOf = (k: number) =>
        straight(
          place(
            [
              { x: -k, y: -k },
              { x: k, y: -k },
              { x: k, y: k },
              { x: -k, y: k },
            ],
            c,
            turn,
            size,
          ),
        )
      return `${shadowOf(tileOf(0.25), 5)}<path d="${tileOf(0.25)}" fill="${slope(brush, shade(tone, 0.06), shade(tone, -0.05))}"/><path d="${tileOf(0.17)}" fill="${slope(brush, shade(tone, 0.02), shade(tone, 0.05))}" stroke="${bevel(brush)}" stroke-width="3"/>`
    })
    .join('')

/** A muffin from above: a domed, cracked top in its paper case. */
export const muffin: Piece = (brush, at, turn, size, tone) => {
  const paper = straight(
    Array.from({ length: 40 }, (_, i) =>
      polar(at, size * (i % 2 === 0 ? 0.49 : 0.45), turn + (i / 40) * tau),
    ),
  )
  const top = place(blob(brush.random, size * 0.42, size * 0.41, 0.04, 12), at, turn)
  const d = smooth(top)
  const dots = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="${ellipse(polar(at, size * 0.33 * Math.sqrt((i + 0.5) / 10), i * 2.4), size * 0.045)}" fill="${volume(brush, '#3d3b78', 1.2)}"/>`,
  )
  return `${shadowOf(paper, 9)}<path d="${paper}" fill="${slope(brush, '#fbf3e2', '#d5c3a2')}"/>${shadowOf(d, 6)}<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="4"/>${veneer(brush, d, 'brown', 0.7)}${dots.join('')}`
}

/** A croissant: a ridged crescent. */
export const croissant: Piece = (brush, at, turn, size, tone) => {
  const ring = (k: number) => -2.75 + k * 2.36
  const bands = [0, 1, 6, 2, 5, 3, 4].map((i) => {
    const k0 = i / 7 - 0.015
    const k1 = (i + 1) / 7 + 0.03
    const w = (k: number) => 0.05 + 0.145 * Math.sin(Math.PI * Math.min(1, Math.max(0, k)))
    const center = { x: 0, y: 0.34 }
    const outer = [k0, (k0 + k1) / 2, k1].map((k) =>
      polar(center, 0.46 + w(k) * (k === (k0 + k1) / 2 ? 1.1 : 0.95), ring(k)),
    )
    const inner = [k1, (k0 + k1) / 2, k0].map((k) => polar(center, 0.46 - w(k), ring(k)))
    return smooth(place([...outer, ...inner], at, turn, size))
  })
  return (
    bands
      .map(
        (d) =>
          `${shadowOf(d, 7)}<path d="${d}" fill="${volume(brush, tone, 1.4)}" stroke="${bevel(brush)}" stroke-width="3"/>`,
      )
      .join('') + textured(brush, bands.join(''), 'brown', 0.8)
  )
}
