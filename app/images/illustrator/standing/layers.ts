import { type Brush, fill, slope } from '../core/brush.ts'
import { clamp, type Point, smooth, straight } from '../core/geometry.ts'
import { shade } from '../core/palette.ts'
import type { Part } from '../core/plan.ts'
import { finish } from '../core/texture.ts'
import { zoneOf } from '../core/zone.ts'
import { farWall, type Glass, heightAt, inside, nearWall, tilt } from './glass.ts'

type Layer = { part: Part; from: number; to: number }

/** A parfait: what is creamy and what is crisp in turn, twice, and a heap of the rest on top. */
export function layerInto(
  brush: Brush,
  glass: Glass,
  parts: readonly Part[],
  level: number,
): string {
  const layers = stacked(parts, level)
  const d = straight(inside(glass, 1, 8))
  const clip = brush.defs.use(
    `clip${d}`,
    (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  )
  const drawn = layers.map((layer) => band(brush, glass, layer))
  const crown = parts.filter(({ food }) => food.role !== 'wet')
  return (
    farWall(brush, glass) +
    `<g clip-path="${clip}">${drawn.join('')}</g>` +
    heapOn(brush, glass, crown, level) +
    nearWall(glass)
  )
}

/** Creamy below, then the others, twice over; each as high as its share of the volume. */
function stacked(parts: readonly Part[], level: number): Layer[] {
  const order = [...parts].sort(
    (a, b) => Number(b.food.role === 'wet') - Number(a.food.role === 'wet'),
  )
  const once = order.flatMap((part) => ({ part, high: Math.max(part.volume, 25) }))
  const twice = [...once, ...once]
  const total = twice.reduce((sum, { high }) => sum + high, 0) || 1
  let at = 0
  return twice.map(({ part, high }) => {
    const from = at
    at += (high / total) * level
    return { part, from, to: at }
  })
}

/** One layer as the glass shows it: its food pressed against the wall. */
function band(brush: Brush, glass: Glass, { part, from, to }: Layer): string {
  const { random } = brush
  const edge = (t: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const u = i / 4 - 1
      const sag = Math.sqrt(Math.max(0, 1 - u * u)) * glass.at(t) * tilt
      return {
        x: glass.x + u * (glass.at(t) + 4),
        y: heightAt(glass, t) + sag + random.range(-7, 7),
      }
    })
  const outline = [...edge(to), ...edge(from === 0 ? -0.08 : from - 0.02).toReversed()]
  const own = smooth(outline)
  const body = `M${outline.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`
  if (part.food.role === 'wet') {
    const cream = '#fcf6e9'
    return fill(own, slope(brush, cream, shade(cream, -0.07)))
  }
  const zone = { ...zoneOf(outline, { grams: part.grams }), home: wide }
  return (
    fill(body, shade('#8a5a34', -0.05), 0.9) +
    finish(brush, part.food.draw(brush, { ...zone, area: zone.area * 1.5 }))
  )
}

const wide = { center: { x: 512, y: 512 }, radius: 2000 }

/** What lies on top: a low heap that rises above the rim. */
function heapOn(brush: Brush, glass: Glass, parts: readonly Part[], level: number): string {
  const y = heightAt(glass, level)
  const half = glass.at(level) - 12
  const count = Math.max(1, parts.length)
  const cream = smooth(
    Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * Math.PI * 2
      return { x: glass.x + half * Math.cos(angle), y: y + half * tilt * 1.15 * Math.sin(angle) }
    }),
  )
  const heaps = parts.map((part, i) => {
    const x = glass.x + ((i + 0.5) / count - 0.5) * half * 1.5
    const r = clamp(half / count, 50, 110)
    const outline = Array.from({ length: 20 }, (_, j) => {
      const angle = (j / 20) * Math.PI * 2
      return { x: x + r * Math.cos(angle), y: y - r * 0.16 + r * 0.5 * Math.sin(angle) }
    })
    const zone = { ...zoneOf(outline, { grams: 20 }), home: wide, area: r * r * 1.9 }
    return finish(brush, part.food.draw(brush, zone))
  })
  return fill(cream, slope(brush, '#fffaf0', '#efe4cf')) + heaps.join('')
}
