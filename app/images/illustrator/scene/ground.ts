/** How high things lie at each place of a table's middle: what is put down next lies on top of it. */
export type Ground = {
  /** Height of the empty vessel or table. */
  floor(x: number, y: number): number
  at(x: number, y: number): number
  /** Height at which something of this radius comes to rest: near the highest point below it. */
  rest(x: number, y: number, radius: number): number
  /** What makes one place worse than another for the next piece: the height, or only what was strewn. */
  crowd(x: number, y: number, radius: number): number
  /** Puts a dome of this radius and height on the place, its foot at `z`. */
  heap(x: number, y: number, radius: number, z: number, height: number): void
  /** Moves all that lies on it by so many mm. */
  shift(dx: number, dy: number): void
}

const cell = 2
const reach = 200
const across = (2 * reach) / cell

/** `floor` is the height of the empty vessel or table. */
export function createGround(floor: (x: number, y: number) => number): Ground {
  // Most of the table is never asked for, so that its heights are found when they are.
  const heights = new Float32Array(across * across).fill(Number.NaN)
  const heightAt = (at: number): number => {
    const known = heights[at] as number
    if (!Number.isNaN(known)) return known
    heights[at] = floor((at % across) * cell - reach, Math.floor(at / across) * cell - reach)
    return heights[at] as number
  }
  const ground: Ground = {
    floor,
    at: (x, y) => heightAt(index(y) * across + index(x)),
    rest(x, y, radius) {
      let sum = 0
      let count = 0
      let most = -1e9
      cellsWithin(x, y, radius * 0.8, (at) => {
        const height = heightAt(at)
        sum += height
        count++
        most = Math.max(most, height)
      })
      return count === 0
        ? heightAt(index(y) * across + index(x))
        : 0.55 * most + (0.45 * sum) / count
    },
    crowd: (x, y, radius) => ground.rest(x, y, radius),
    heap(x, y, radius, z, height) {
      cellsWithin(x, y, radius, (at, far) => {
        heights[at] = Math.max(heightAt(at), z + height * Math.sqrt(1 - far))
      })
    },
    shift(dx, dy) {
      const [right, back] = [Math.round(dx / cell), Math.round(dy / cell)]
      shiftBy(right, back, heights, floor)
    },
  }
  return ground
}

const index = (value: number) =>
  Math.min(across - 1, Math.max(0, Math.round((value + reach) / cell)))

/** Visits the cells within a radius in mm; `far` is the square of how far out, 0 to 1. */
function cellsWithin(
  x: number,
  y: number,
  radius: number,
  visit: (at: number, far: number) => void,
): void {
  const span = Math.max(cell, radius)
  for (let j = index(y - span); j <= index(y + span); j++) {
    for (let i = index(x - span); i <= index(x + span); i++) {
      const far = ((i * cell - reach - x) ** 2 + (j * cell - reach - y) ** 2) / (span * span)
      if (far <= 1) visit(j * across + i, far)
    }
  }
}

/** Moves all that lies on the floor by so many cells; where nothing lies, the floor is found when it is asked for. */
function shiftBy(right: number, back: number, heights: Float32Array, floor: Ground['floor']): void {
  const before = heights.slice()
  heights.fill(Number.NaN)
  before.forEach((height, at) => {
    const [x, y] = [(at % across) * cell - reach, Math.floor(at / across) * cell - reach]
    const high = height - floor(x, y)
    const [i, j] = [(at % across) + right, Math.floor(at / across) + back]
    if (!(high > 0) || i < 0 || j < 0 || i >= across || j >= across) return
    heights[j * across + i] = floor(x + right * cell, y + back * cell) + high
  })
}

/**
 * The same ground for pieces that are strewn all over it rather than piled where it is low, each pressed in by
 * `sunk` mm.
 */
export function strewnOver(ground: Ground, sunk = 0): Ground {
  const strewn = createGround(() => 0)
  return {
    floor: ground.floor,
    at: (x, y) => ground.at(x, y) + strewn.at(x, y),
    rest: (x, y, radius) => ground.rest(x, y, radius) + strewn.rest(x, y, radius) - sunk,
    crowd: (x, y, radius) => strewn.rest(x, y, radius),
    heap: (x, y, radius, z, height) =>
      strewn.heap(x, y, radius, Math.max(0, z - ground.at(x, y) + sunk), height),
    shift(dx, dy) {
      ground.shift(dx, dy)
      strewn.shift(dx, dy)
    },
  }
}

/**
 * The same ground for what is tossed together: nothing comes to rest above `top` mm over the empty vessel, however
 * much lies below it, so that the whole is one mound and no tower.
 */
export function settledUnder(ground: Ground, top: (x: number, y: number) => number): Ground {
  const most = (x: number, y: number) => ground.floor(x, y) + top(x, y)
  return {
    floor: ground.floor,
    at: (x, y) => Math.min(ground.at(x, y), most(x, y)),
    rest: (x, y, radius) => Math.min(ground.rest(x, y, radius), most(x, y)),
    crowd: (x, y, radius) => ground.crowd(x, y, radius),
    heap: (x, y, radius, z, height) => ground.heap(x, y, radius, z, height),
    shift: (dx, dy) => ground.shift(dx, dy),
  }
}

/**
 * Raises a ground by `height` mm at places 4 mm apart within `reach` of a middle; a place without a height is left as
 * it is. All heights are of the ground as it was before.
 */
export function raiseAll(
  ground: Ground,
  middle: { x: number; y: number },
  reach: number,
  height: (x: number, y: number) => number | undefined,
): void {
  const raised: [x: number, y: number, foot: number, height: number][] = []
  const step = 4
  for (let x = middle.x - reach; x <= middle.x + reach; x += step) {
    for (let y = middle.y - reach; y <= middle.y + reach; y += step) {
      const high = height(x, y)
      if (high !== undefined) raised.push([x, y, ground.at(x, y), high])
    }
  }
  for (const [x, y, foot, high] of raised) ground.heap(x, y, step * 0.8, foot, high)
}
