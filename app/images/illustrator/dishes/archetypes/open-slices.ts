import type { Point } from '../../core/geometry.ts'
import type { Region } from '../../core/layout.ts'
import type { Form } from '../../forms/form.ts'
import { countOf } from '../../forms/pieces.ts'
import { type Ground, raiseAll } from '../../scene/ground.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { type DishPart, layPart, lazyParts } from './parts.ts'

export type OpenSlices = {
  /** The bread, and how many slices of it there are. */
  bread: string
  count: number
  /** Mm from the middle of a slice to its edge: to the side, and to the front. */
  size: readonly [x: number, y: number]
  /** What is spread on all of them, and what lies on that, with its ml in all: "mashed avocado 60, tomato 40". */
  spread: string
  on: string
  /** What is whole, each on a slice of its own with nothing else on it, and how many there are of it: eggs. */
  whole?: string
}

/** Slices of bread side by side, each with its share of what lies on it. */
export function openSlices({ bread, count, size, ...spec }: OpenSlices): Form {
  const [base, below] = [lazyParts(bread), lazyParts(spec.spread)]
  const [above, single] = [lazyParts(spec.on), lazyParts(spec.whole)]
  const rows = size[0] > size[1] * 1.2 || count > 4 ? count : Math.ceil(count / 2)
  return {
    count: () => count,
    ground: () => count * Math.PI * size[0] * size[1] * 1.95,
    lay(place) {
      const { center } = place.region
      const wholes = single().flatMap((part) => Array<DishPart>(part.share).fill(part))
      const rest = Math.max(1, count - wholes.length)
      for (let i = 0; i < count; i++) {
        const { x, y } = spotOf(i, count, rows, size)
        const one = { ...place, random: place.random.fork(`slice ${i}`) }
        const lay = (part: DishPart, share: number, ml: number, pieces?: number) =>
          layPart(one, part, oval(center.x + x, center.y + y, size, share), ml, pieces)
        for (const part of base())
          layPart(straight(one), part, disc(center.x + x, center.y + y, size[0]), 60, 1)
        level(place.ground, { x: center.x + x, y: center.y + y }, size)
        for (const part of below()) {
          const over = squared(oval(center.x + x, center.y + y, size, 0.88))
          layPart(one, asSpread(part), over, part.share / count)
        }
        const own = wholes.filter((_, k) => k % count === count - 1 - i)
        for (const part of new Set(own)) {
          const pieces = own.filter((one) => one === part).length
          lay(part, 0.7, 60 * pieces, pieces)
        }
        if (own.length > 0 && wholes.length < count) continue
        for (const part of above()) lay(part, 0.86, part.share / rest)
      }
    },
  }
}

/** Slices of toast of so many grams, as many as there are, each with so many ml of something spread on it. */
export const spreadToast = (each: number, spread: string, millilitres: number): Form => {
  const amount = { each, most: 6, make: () => ({ bodies: [], radius: 62, height: 20 }) }
  const slices = (count: number) =>
    openSlices({
      ...{ bread: 'toast', count, size: [51, 48], on: '' },
      spread: `${spread} ${millilitres * count}`,
    })
  return {
    count: (of) => countOf(of, amount),
    ground: (of) => slices(countOf(of, amount)).ground(of),
    lay: (place) => slices(countOf(place, amount)).lay(place),
  }
}

/** A place where a piece lies as it was made, not turned, so that what lies on it can tell its edges. */
const straight = (place: Place): Place => ({
  ...place,
  random: { ...place.random, range: (low, high) => (low + high) / 2 },
})

/** The part of a slice that lies within this share of the way to its edges. */
function oval(x: number, y: number, [far, deep]: OpenSlices['size'], share: number): Region {
  const { center, outline } = disc(x, y, far * share)
  const k = deep / far
  return {
    center,
    outline: outline.map((at) => ({ x: at.x, y: y + (at.y - y) * k })),
    area: Math.PI * far * deep * share * share,
  }
}

/** A food as it is spread with a knife, where it is one of these. */
const asSpread = (part: DishPart): DishPart => {
  const { look } = part
  return look.spread && look.little ? { ...part, look: { ...look, form: look.little } } : part
}

/** The region drawn out towards its corners, as a slice is. */
const squared = ({ center, outline, area }: Region): Region => ({
  center,
  outline: outline.map(({ x, y }) => {
    const angle = Math.atan2(y - center.y, x - center.x)
    const by = 1 + 0.2 * Math.sin(2 * angle) ** 2
    return { x: center.x + (x - center.x) * by, y: center.y + (y - center.y) * by }
  }),
  area: area * 1.2,
})

/** Makes a slice as level as it is cut, to its edges. */
function level(ground: Ground, middle: Point, [x, y]: OpenSlices['size']): void {
  const top = ground.at(middle.x, middle.y)
  raiseAll(ground, middle, Math.max(x, y), (px, py) => {
    const out = Math.max(Math.abs(px - middle.x) / x, Math.abs(py - middle.y) / y)
    return out < 0.94 ? Math.max(0, top - ground.at(px, py)) : undefined
  })
}

/** Where a slice lies about the middle of all: in rows from the back to the front, a little askew. */
function spotOf(
  nth: number,
  count: number,
  rows: number,
  [x, y]: readonly [number, number],
): Point {
  const columns = Math.ceil(count / rows)
  const [row, column] = [Math.floor(nth / columns), nth % columns]
  const inRow = Math.min(columns, count - row * columns)
  const askew = ((nth % 2) - 0.5) * 0.24
  return {
    x: (column - (inRow - 1) / 2) * x * 2.2 + (columns === 1 ? askew * x : 0),
    y: ((rows - 1) / 2 - row) * y * 2.04 + (columns > 1 ? askew * y : 0),
  }
}
