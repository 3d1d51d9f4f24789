import type { Below, Body } from '../render/body.ts'
import { boundsOf } from '../shapes/small-cuts.ts'
import type { Vessel } from '../vessels/vessel.ts'
import type { Group } from './piece.ts'
import { cellAt, cellSide, type Heights } from './settle.ts'

/** Mm round a sauce of which the heights are asked, too. */
const margin = 8

/** What is below a place of a body's own space; one object is used for all places. */
export type BelowAt = (x: number, y: number) => Below

/**
 * A sauce over what lies there, by the true heights of that: nothing of it hovers, and nothing pierces it by chance. The
 * heights of a place are read once for all of its bodies.
 */
export function lieOver(sauce: Group, heights: Heights, vessel: Vessel): Body[] {
  const fields = new Map<string, Field>()
  return sauce.map((body) => {
    const [low, high] = boundsOf(body.mesh)
    const [dx, dy] = body.pose.at ?? [0, 0]
    const from = [low[0] + dx - margin, low[1] + dy - margin] as const
    const to = [high[0] + dx + margin, high[1] + dy + margin] as const
    const place = [...from, ...to].join(' ')
    const field = fields.get(place) ?? fieldOf(heights, from, to)
    fields.set(place, field)
    return overField(body, field, vessel)
  })
}

function overField(body: Body, field: Field, vessel: Vessel): Body {
  const { over, pose } = body
  if (!over) return body
  const [dx, dy, dz] = pose.at ?? [0, 0, 0]
  const below: Below = { top: 0, mean: 0, floor: 0 }
  const mesh = over((x, y) => {
    below.top = field.at(field.top, x + dx, y + dy) - dz
    below.mean = field.at(field.mean, x + dx, y + dy) - dz
    const far = Math.hypot(x + dx, y + dy)
    below.floor = Math.min(vessel.height, vessel.inside(far)) - dz
    return below
  })
  return { ...body, mesh }
}

type Field = ReturnType<typeof fieldOf>

/** Heights of a rectangle: the highest of neighbours, so that a sauce lies before a steep side, and the mean about each. */
function fieldOf(
  { solid, liquid }: Heights,
  [left, front]: readonly [number, number],
  [right, back]: readonly [number, number],
) {
  const columns = Math.max(2, Math.ceil((right - left) / cellSide))
  const rows = Math.max(2, Math.ceil((back - front) / cellSide))
  const own = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const at = cellAt(left + i * cellSide, front + j * cellSide)
      own[j * columns + i] = Math.max(-2, solid[at] as number, liquid[at] as number)
    }
  }
  const highest = along(own, columns, rows, 1, Math.max)
  const top = meanOf(highest, columns, rows, 1)
  const mean = meanOf(meanOf(own, columns, rows, 1), columns, rows, 2)
  const at = (field: Float32Array, x: number, y: number): number => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - left) / cellSide))
    const v = Math.min(rows - 1.001, Math.max(0, (y - front) / cellSide))
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const n = j * columns + i
    const [s, t] = [u - i, v - j]
    const near = (field[n] as number) * (1 - s) + (field[n + 1] as number) * s
    const far = (field[n + columns] as number) * (1 - s) + (field[n + columns + 1] as number) * s
    return near * (1 - t) + far * t
  }
  return { top, mean, at }
}

const meanOf = (field: Float32Array, columns: number, rows: number, reach: number) => {
  const sums = along(field, columns, rows, reach, (a, b) => a + b)
  const count = (2 * reach + 1) ** 2
  return sums.map((sum) => sum / count)
}

/** Each cell together with its neighbours, first those of its row, then of its column. */
function along(
  field: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  together: (a: number, b: number) => number,
): Float32Array {
  const pass = (from: Float32Array, step: number, length: number, lines: number, next: number) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) passLine(from, to, line * next, step, length)
    return to
  }
  const passLine = (
    from: Float32Array,
    to: Float32Array,
    first: number,
    step: number,
    length: number,
  ) => {
    for (let i = 0; i < length; i++) {
      let sum = from[first + i * step] as number
      for (let k = -reach; k <= reach; k++) {
        if (k === 0) continue
        const at = Math.min(length - 1, Math.max(0, i + k))
        sum = together(sum, from[first + at * step] as number)
      }
      to[first + i * step] = sum
    }
  }
  return pass(pass(field, 1, columns, rows, columns), columns, rows, columns, 1)
}
