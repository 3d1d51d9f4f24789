import { dots, type Point, shift, smooth } from './geometry.ts'
import { shade } from './palette.ts'
import type { Random } from './random.ts'

/** Gradients and patterns of one picture, each written once. */
export type Defs = { use(key: string, markup: (id: string) => string): string; markup(): string }

/** What every drawing paints with. */
export type Brush = {
  random: Random
  defs: Defs
  /** Pieces that get a surface once their whole heap is drawn: shapes by kind of surface. */
  veneers: Map<string, string[]>
}

/** A brush with its own stream of numbers. */
export const createBrush = (random: Random, defs: Defs): Brush => ({
  random,
  defs,
  veneers: new Map(),
})

/** Makes an empty set of definitions; `use` answers `url(#id)`. */
export function createDefs(): Defs {
  const ids = new Map<string, string>()
  const parts: string[] = []
  return {
    use(key, markup) {
      const known = ids.get(key)
      if (known) return known
      const id = `d${ids.size}`
      parts.push(markup(id))
      ids.set(key, `url(#${id})`)
      return `url(#${id})`
    },
    markup: () => parts.join(''),
  }
}

/** Fill of a rounded thing lit from the upper left. */
export function volume(brush: Brush, color: string, depth = 1): string {
  const light = shade(color, 0.09 * depth)
  const dark = shade(color, -0.13 * depth)
  return brush.defs.use(`v${color}${depth}`, (id) =>
    radial(id, [
      [0, light, 1],
      [0.5, color, 1],
      [1, dark, 1],
    ]),
  )
}

/** Fill of a flat thing, lighter at the upper left. */
export function slope(brush: Brush, from: string, to: string): string {
  return brush.defs.use(`s${from}${to}`, (id) =>
    linear(id, [
      [0, from, 1],
      [1, to, 1],
    ]),
  )
}

/** Stroke that catches light at the upper left and shade at the lower right of any shape. */
export function bevel(brush: Brush, strength = 1): string {
  return brush.defs.use(`bevel${strength}`, (id) =>
    linear(id, [
      [0, '#fff8e6', 0.65 * strength],
      [0.42, '#fff8e6', 0.08 * strength],
      [0.6, '#2a0f05', 0.06 * strength],
      [1, '#2a0f05', 0.5 * strength],
    ]),
  )
}

/** Shading laid over a whole pile, so that it rises in the middle. */
export function mound(brush: Brush, outline: readonly Point[], strength = 1): string {
  const fill = brush.defs.use(`mound${strength}`, (id) =>
    radial(id, [
      [0, '#fffbe8', 0.26 * strength],
      [0.4, '#fffbe8', 0.03 * strength],
      [0.62, '#2a1005', 0.03 * strength],
      [1, '#2a1005', 0.36 * strength],
    ]),
  )
  return `<path d="${smooth(outline)}" fill="${fill}"/>`
}

/** A soft shadow on what lies below, fading outwards in steps (a blur filter costs far more). */
export function softShadow(outline: readonly Point[], reach: number, strength = 1): string {
  const d = smooth(shift(outline, reach * 0.35, reach * 0.55))
  const share = (part: number) => Math.round(part * strength * 1000) / 1000
  const steps = [0.1, 0.25, 0.45, 0.65, 0.85, 1.1, 1.35, 1.6].map(
    (k) => `<path d="${d}" stroke-width="${Math.round(reach * k)}"/>`,
  )
  return `<g fill="#2a1206" stroke="#2a1206" stroke-linejoin="round" fill-opacity="${share(0.04)}" stroke-opacity="${share(0.045)}">${steps.join('')}</g>`
}

/**
 * A soft shadow under a heap: `spots` are the dots or lines of its pieces, `width` their thickness, so
 * that nothing of it shows where no piece lies.
 */
export function heapShadow(spots: string, width: number, reach: number, strength = 1): string {
  const steps = [0.2, 0.7, 1.3].map(
    (k) => `<path d="${spots}" stroke-width="${Math.round(width + reach * k)}"/>`,
  )
  const [dx, dy] = [Math.round(reach * 0.3), Math.round(reach * 0.5)]
  return `<g transform="translate(${dx} ${dy})" fill="none" stroke="#2a1206" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${Math.round(strength * 120) / 1000}">${steps.join('')}</g>`
}

/** What shows between the pieces of a heap: the dark of its depth, drawn under the inner ones alone. */
export function heapDepth(points: readonly Point[], width: number, color: string): string {
  const inner = points.slice(Math.floor(points.length * 0.4))
  return line(dots(points), color, width * 0.8) + line(dots(inner), color, width * 1.3)
}

/** One solid piece: its shadow on the neighbours, its body, the light on its edge. */
export function solid(
  brush: Brush,
  d: string,
  color: string,
  { drop = 5, depth = 1, edge = 2.5 } = {},
): string {
  return `${shadowOf(d, drop)}<path d="${d}" fill="${volume(brush, color, depth)}" stroke="${bevel(brush)}" stroke-width="${edge}"/>`
}

/** The crisp and the wide shadow that a piece throws to the lower right. */
export function shadowOf(d: string, drop: number): string {
  const near = `<path d="${d}" fill="#1f0d04" fill-opacity=".3" transform="translate(${drop * 0.5} ${drop * 0.75})"/>`
  if (drop < 5) return near
  return `<path d="${d}" fill="#1f0d04" fill-opacity=".11" stroke="#1f0d04" stroke-opacity=".06" stroke-width="${drop * 0.7}" transform="translate(${drop} ${drop * 1.4})"/>${near}`
}

/** A line along a path. Opacity of the stroke, not of the element: that would cost a layer of its own. */
export function line(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
}

/** A plain fill. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

type Stop = [offset: number, color: string, opacity: number]

const stops = (list: Stop[]) =>
  list
    .map(([at, color, alpha]) => {
      const opacity = alpha < 1 ? ` stop-opacity="${Math.round(alpha * 1000) / 1000}"` : ''
      return `<stop offset="${at}" stop-color="${color}"${opacity}/>`
    })
    .join('')

/** A radial gradient's markup, its light at the upper left by default. */
export const radial = (id: string, list: Stop[], at = 'cx=".5" cy=".5" r=".62" fx=".34" fy=".3"') =>
  `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`

/** A linear gradient's markup, from the upper left to the lower right by default. */
export const linear = (id: string, list: Stop[], at = 'x1=".1" y1="0" x2=".9" y2="1"') =>
  `<linearGradient id="${id}" ${at}>${stops(list)}</linearGradient>`
