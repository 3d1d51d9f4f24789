import { type Mesh, reshape } from '../render/mesh.ts'
import type { Place } from '../scene/place.ts'
import { boundsOf } from '../shapes/small-cuts.ts'
import { type Form, heapGround } from './form.ts'
import { countOf, lowest, type Piece, type Pieces } from './pieces.ts'

type Drape = {
  /** How much of the slope below they bridge: 0 follows it wholly, 1 stays flat. */
  stiff?: number
  steep?: number
  /** Mm by which they rest deeper than on the highest point below. */
  sunk?: number
  /** Radians by which they are turned at most; all round by default. */
  turned?: number
}

/** Soft thin pieces that bend over what lies below them: slices and shreds of meat, rashers, ribbons. */
export const draped = (pieces: Pieces, drape: Drape = {}): Form => ({
  count: (amount) => countOf(amount, pieces),
  ground: ({ volume }) => heapGround(volume, drape.steep ?? 1) * 0.95,
  lay(place) {
    const count = countOf(place, pieces)
    const kinds = Array.from({ length: Math.min(pieces.variants ?? 5, count) }, () =>
      pieces.make(place.random, place),
    )
    for (let i = 0; i < count; i++) {
      const piece = kinds[i % kinds.length]
      if (piece) layOver(place, piece, drape)
    }
  },
})

/** Lays one piece in a low place, each of its points moved with the ground below it. */
function layOver(place: Place, piece: Piece, drape: Drape): void {
  const { stiff = 0.3, sunk = 1, turned = 3.14 } = drape
  const { random, ground, put } = place
  const spot = lowest(place, piece.radius * 0.8)
  const turn = random.range(-turned, turned)
  const scale = random.range(0.88, 1.1)
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const soft = (x: number, y: number) =>
    (2 * ground.at(x, y) +
      ground.at(x + 4, y) +
      ground.at(x - 4, y) +
      ground.at(x, y + 4) +
      ground.at(x, y - 4)) /
    6
  const foot = ground.rest(spot.x, spot.y, piece.radius * 0.7) - sunk
  const bend = (x: number, y: number) => {
    const below = soft(spot.x + x * c - y * s, spot.y + x * s + y * c) - foot
    return Math.max(-9, Math.min(9, below)) * (1 - stiff)
  }
  for (const body of piece.bodies) {
    const [ox = 0, oy = 0, oz = 0] = body.pose.at ?? []
    const mesh = reshape(body.mesh, ([x, y, z]) => [x + ox, y + oy, z + oz + bend(x + ox, y + oy)])
    put({
      ...body,
      mesh,
      pose: { at: [spot.x, spot.y, foot], turn, scale },
      seed: random.next(),
    })
  }
  raiseBelow(place, piece.bodies[0]?.mesh, (x, y) => ({
    x: spot.x + x * c - y * s,
    y: spot.y + x * s + y * c,
    z: foot + bend(x, y),
    height: piece.height,
  }))
}

type Cell = { x: number; y: number; z: number; height: number }

/** Raises the ground along the length of a piece that lies along x. */
function raiseBelow(
  { ground }: Place,
  mesh: Mesh | undefined,
  at: (x: number, y: number) => Cell,
): void {
  if (!mesh) return
  const [low, high] = boundsOf(mesh)
  const half = (high[0] - low[0]) / 2
  const wide = Math.max(3, (high[1] - low[1]) / 2)
  for (const along of [-0.75, -0.38, 0, 0.38, 0.75]) {
    const { x, y, z, height } = at(along * half, 0)
    ground.heap(x, y, wide, z, height * 0.6)
  }
}
