import { type Brush, fill, line, volume } from '../../core/brush.ts'
import { ellipse, num, type Point, polar, tau } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'

export type Face = { flesh: string; core?: string; seeds?: string }

type Pattern = (brush: Brush, look: Face, at: Point, radius: number, turn: number) => string

/** What is seen on the cut face. */
export const patterns = {
  plain: () => '',
  /** Carrot, parsnip: a paler core with rays. */
  core: (brush, look, at, radius, turn) =>
    fill(ellipse(at, radius * 0.52), look.core ?? shade(look.flesh, 0.06), 0.85) +
    spokes(at, radius * 0.5, radius * 0.9, 11, turn, shade(look.flesh, 0.07), 1.6, 0.6) +
    fill(
      ellipse(polar(at, radius * 0.3, 3.9), radius * 0.3, radius * 0.16, 2.3),
      '#ffffff',
      0.16 + 0 * brush.random.next(),
    ),
  /** Cucumber, courgette: a translucent middle with a ring of seeds. */
  seeds: (brush, look, at, radius, turn) => {
    const seeds = Array.from({ length: 10 }, (_, i) => {
      const angle = turn + (i / 10) * tau + brush.random.range(-0.1, 0.1)
      const from = polar(at, radius * 0.3, angle)
      const to = polar(at, radius * 0.48, angle)
      return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`
    })
    return (
      fill(ellipse(at, radius * 0.62), look.core ?? shade(look.flesh, -0.05), 0.8) +
      line(seeds.join(''), look.seeds ?? '#f7f6d8', Math.max(2, radius * 0.075), 0.9)
    )
  },
  /** Zucchini: a paler ring under the skin, three lobes of soft seeds in the middle. */
  squash: (brush, look, at, radius, turn) => {
    const core = look.core ?? shade(look.flesh, -0.05)
    const lobes = [0, 1, 2].map((i) => {
      const angle = turn + (i / 3) * tau
      const middle = polar(at, radius * 0.26, angle)
      const seeds = [-0.5, 0, 0.5].map((side) => {
        const p = polar(middle, radius * 0.17, angle + side * 2.1 + brush.random.range(-0.2, 0.2))
        return ellipse(p, radius * 0.075, radius * 0.04, angle + side)
      })
      return (
        fill(ellipse(middle, radius * 0.3, radius * 0.24, angle), core, 0.75) +
        `<path d="${seeds.join('')}" fill="${look.seeds ?? '#fbf6d6'}" stroke="${shade(core, -0.12)}" stroke-width="1.6" stroke-opacity=".7"/>`
      )
    })
    const ring = `<path d="${ellipse(at, radius * 0.96)}" fill="none" stroke="#b9cf6e" stroke-width="${num(radius * 0.1)}" opacity=".75"/>`
    return ring + lobes.join('')
  },
  /** Tomato: chambers of jelly and seeds between fleshy walls. */
  chambers: (brush, look, at, radius, turn) => {
    const rooms = Array.from({ length: 5 }, (_, i) => {
      const angle = turn + (i / 5) * tau
      const middle = polar(at, radius * 0.56, angle)
      const seeds = Array.from({ length: 5 }, () => {
        const p = polar(middle, radius * brush.random.range(0.02, 0.18), brush.random.range(0, tau))
        return `M${num(p.x)} ${num(p.y)}l2 1`
      })
      return (
        fill(
          ellipse(middle, radius * 0.3, radius * 0.21, angle + Math.PI / 2),
          look.core ?? shade(look.flesh, -0.08),
        ) + line(seeds.join(''), look.seeds ?? '#f8dc8a', Math.max(2.5, radius * 0.07))
      )
    })
    return (
      rooms.join('') +
      fill(ellipse(polar(at, radius * 0.5, 3.9), radius * 0.32, radius * 0.12, 2.4), '#fff', 0.25)
    )
  },
  /** Lemon, orange, lime: segments round a white heart. */
  citrus: (_brush, look, at, radius, turn) => {
    const pith = fill(ellipse(at, radius), '#fdf3cf')
    const parts = Array.from({ length: 9 }, (_, i) =>
      segment(at, radius * 0.9, turn + (i / 9) * tau, tau / 9, 0.045),
    )
    return (
      pith +
      fill(parts.join(''), look.flesh) +
      line(parts.join(''), shade(look.flesh, 0.09), 1.4, 0.8) +
      spokes(at, radius * 0.3, radius * 0.75, 27, turn, shade(look.flesh, 0.13), 1.5, 0.55) +
      fill(ellipse(at, radius * 0.08), '#fdf3cf')
    )
  },
  /** Onion, beet: rings in rings. */
  rings: (_brush, look, at, radius) =>
    [0.82, 0.6, 0.38, 0.18]
      .map(
        (k) =>
          `<path d="${ellipse(at, radius * k)}" fill="none" stroke="${look.core ?? shade(look.flesh, -0.1)}" stroke-width="${num(radius * 0.055)}" opacity=".75"/>`,
      )
      .join(''),
  /** Kiwi: a white heart, rays, a crown of black seeds. */
  kiwi: (brush, look, at, radius, turn) => {
    const seeds = Array.from({ length: 22 }, (_, i) => {
      const p = polar(at, radius * brush.random.range(0.4, 0.5), turn + (i / 22) * tau)
      return `M${num(p.x)} ${num(p.y)}l${num((p.x - at.x) * 0.1)} ${num((p.y - at.y) * 0.1)}`
    })
    return (
      spokes(at, radius * 0.3, radius * 0.92, 26, turn, shade(look.flesh, 0.13), 1.8, 0.6) +
      fill(ellipse(at, radius * 0.3, radius * 0.24, turn), look.core ?? '#f2f3cf') +
      line(seeds.join(''), look.seeds ?? '#1f1a10', 3.4)
    )
  },
  /** Banana: a darker trefoil of tiny seeds. */
  banana: (_brush, look, at, radius, turn) => {
    const d = [0, 1, 2].map((i) => {
      const p = polar(at, radius * 0.2, turn + (i / 3) * tau)
      return `M${num(p.x)} ${num(p.y)}L${num(p.x + (p.x - at.x) * 0.9)} ${num(p.y + (p.y - at.y) * 0.9)}`
    })
    return (
      fill(ellipse(at, radius * 0.55), mix(look.flesh, '#e0b860', 0.28), 0.8) +
      line(d.join(''), look.seeds ?? '#7a5a2a', 3, 0.7) +
      spokes(at, radius * 0.55, radius * 0.85, 9, turn, shade(look.flesh, -0.05), 1.4, 0.5)
    )
  },
  /** Boiled egg. */
  yolk: (brush, look, at, radius, turn) => {
    const middle = polar(at, radius * 0.1, turn)
    return (
      fill(ellipse(middle, radius * 0.6), volume(brush, look.core ?? '#f5b11f')) +
      fill(
        ellipse(polar(middle, radius * 0.26, 3.9), radius * 0.14, radius * 0.09, 2.4),
        '#fff8dc',
        0.7,
      )
    )
  },
  /** Salami, pepperoni, chorizo: specks of fat. */
  fat: (brush, look, at, radius) => {
    const dots = Array.from({ length: 12 }, () => {
      const p = polar(
        at,
        radius * 0.85 * Math.sqrt(brush.random.next()),
        brush.random.range(0, tau),
      )
      return `M${num(p.x)} ${num(p.y)}l${num(brush.random.range(-2, 2))} ${num(brush.random.range(-2, 2))}`
    })
    return line(dots.join(''), look.core ?? '#f3c7a6', Math.max(3, radius * 0.09), 0.75)
  },
  /** Aubergine: fine pale grain, and commas of brown seeds. */
  grain: (brush, look, at, radius, turn) => {
    const seeds = Array.from({ length: 16 }, (_, i) => {
      const angle = turn + i * 2.4
      const p = polar(at, radius * (0.25 + 0.48 * Math.sqrt((i + 0.5) / 16)), angle)
      return ellipse(p, radius * 0.055, radius * 0.025, angle + brush.random.range(-0.6, 0.6))
    })
    return (
      veneer(brush, ellipse(at, radius), 'grain', 0.35) +
      fill(seeds.join(''), look.core ?? shade(look.flesh, -0.16), 0.7)
    )
  },
  /** Pineapple: a hole in the middle and fibres. */
  hole: (_brush, look, at, radius, turn) =>
    spokes(at, radius * 0.35, radius * 0.95, 30, turn, shade(look.flesh, -0.08), 2, 0.6) +
    fill(ellipse(at, radius * 0.27), shade(look.flesh, -0.3)) +
    `<path d="${ellipse(at, radius * 0.29)}" fill="none" stroke="${shade(look.flesh, 0.08)}" stroke-width="4"/>`,
} satisfies Record<string, Pattern>

function spokes(
  at: Point,
  from: number,
  to: number,
  count: number,
  turn: number,
  color: string,
  width: number,
  opacity: number,
): string {
  const d = Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * tau
    const [a, b] = [polar(at, from, angle), polar(at, to, angle)]
    return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`
  })
  return line(d.join(''), color, width, opacity)
}

/** One wedge of a citrus face, a little inside its membranes. */
function segment(at: Point, radius: number, angle: number, width: number, gap: number): string {
  const tip = polar(at, radius * 0.14, angle + width / 2)
  const a = polar(at, radius, angle + gap * 1.6)
  const b = polar(at, radius, angle + width - gap * 1.6)
  return `M${num(tip.x)} ${num(tip.y)}L${num(a.x)} ${num(a.y)}A${num(radius)} ${num(radius)} 0 0 1 ${num(b.x)} ${num(b.y)}z`
}
