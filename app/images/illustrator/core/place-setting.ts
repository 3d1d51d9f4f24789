import { type Brush, bevel, fill, line, shadowOf, slope, softShadow } from './brush.ts'
import { type Point, place, smooth, straight } from './geometry.ts'
import { mix, shade } from './palette.ts'
import { textured } from './texture.ts'

export type Cutlery = 'fork' | 'spoon' | 'chopsticks'

/** Where it lies: across a corner of the picture, the plate covers the rest. */
const corners = [
  { at: { x: 96, y: 928 }, turn: Math.PI / 4 },
  { at: { x: 928, y: 928 }, turn: -Math.PI / 4 },
  { at: { x: 96, y: 96 }, turn: -Math.PI / 4 },
]

/** A napkin that peeps from under the plate, and what one eats with. */
export function drawPlaceSetting(brush: Brush, cutlery: Cutlery, darkTable: boolean): string {
  const { random } = brush
  const corner = random.pick(corners)
  const turn = corner.turn + random.range(-0.1, 0.1)
  const cloth = random.chance(0.72) ? napkin(brush, corner.at, turn, darkTable) : ''
  const along = random.pick([-1, 1])
  const at = place([{ x: along * 44, y: 14 }], corner.at, turn)[0] ?? corner.at
  return cloth + tools[cutlery](brush, at, along > 0 ? turn + Math.PI : turn)
}

const cloths = ['#f3ece0', '#b8502c', '#5d7f68', '#39566b', '#d9b25c', '#c9a9a0', '#8a9aa4']

/** A folded square of linen with a stitched hem. */
function napkin(brush: Brush, at: Point, turn: number, darkTable: boolean): string {
  const { random } = brush
  const tone = random.pick(darkTable ? cloths.slice(0, 1).concat(cloths.slice(4)) : cloths.slice(1))
  const square = (k: number) =>
    [
      { x: -1, y: -1 },
      { x: 1, y: -1.01 },
      { x: 1.01, y: 1 },
      { x: -1, y: 1 },
    ].map((p) => ({ x: p.x * 214 * k, y: p.y * 172 * k }))
  const lean = turn + random.range(-0.22, 0.22)
  const body = place(square(1), at, lean)
  const d = straight(body)
  const hem = straight(place(square(0.93), at, lean))
  const fold = straight(
    place(
      [
        { x: -214, y: 20 },
        { x: 214, y: 12 },
      ],
      at,
      lean,
    ),
    false,
  )
  return (
    softShadow(body, 20, 1.1) +
    `<path d="${straight(place(square(1.012), { x: at.x + 5, y: at.y + 7 }, lean))}" fill="${shade(tone, -0.1)}"/>` +
    fill(d, slope(brush, shade(tone, 0.03), shade(tone, -0.04))) +
    textured(brush, d, 'weft', 0.4) +
    textured(brush, d, 'warp', 0.35) +
    `<path d="${hem}" fill="none" stroke="${mix(tone, '#fffaf0', 0.45)}" stroke-width="3" stroke-dasharray="9 8" opacity=".7"/>` +
    `<g transform="translate(2 5)">${line(fold, shade(tone, -0.16), 10, 0.3)}</g>` +
    line(fold, shade(tone, 0.09), 5, 0.5)
  )
}

/** Steel, now and then brass or black. */
const metalOf = ({ random }: Brush) =>
  random.pick(['#c9ced0', '#c9ced0', '#d6d3cb', '#cfa862', '#4a4c4e'])

const tools: Record<Cutlery, (brush: Brush, at: Point, turn: number) => string> = {
  fork: (brush, at, turn) => {
    const metal = metalOf(brush)
    const tines = [-36, -12, 12, 36].map((y) =>
      smooth(
        place(
          [
            { x: -18, y: y * 0.96 - 5 },
            { x: -112, y: y - 4.5 },
            { x: -126, y },
            { x: -112, y: y + 4.5 },
            { x: -18, y: y * 0.96 + 5 },
          ],
          at,
          turn,
        ),
      ),
    )
    const half: [x: number, y: number][] = [
      [-30, 41],
      [12, 39],
      [52, 22],
      [88, 8],
      [180, 8],
      [330, 14],
      [470, 20],
    ]
    const body = [
      ...half.map(([x, y]) => ({ x, y: -y })),
      ...half.toReversed().map(([x, y]) => ({ x, y })),
    ]
    return metalware(brush, [...tines, smooth(place(body, at, turn))], metal, at, turn)
  },
  spoon: (brush, at, turn) => {
    const metal = metalOf(brush)
    const half: [x: number, y: number][] = [
      [-132, 0],
      [-124, 30],
      [-84, 50],
      [-36, 46],
      [14, 22],
      [52, 8],
      [160, 8],
      [330, 14],
      [470, 20],
    ]
    const body = [
      ...half.map(([x, y]) => ({ x, y: -y })),
      ...half
        .slice(1)
        .toReversed()
        .map(([x, y]) => ({ x, y })),
    ]
    const bowl = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => ({
      x: -62 + 56 * Math.cos((i / 10) * 2 * Math.PI),
      y: 37 * Math.sin((i / 10) * 2 * Math.PI),
    }))
    const hollow = smooth(place(bowl, at, turn))
    return (
      metalware(brush, [smooth(place(body, at, turn))], metal, at, turn) +
      fill(hollow, slope(brush, shade(metal, -0.17), shade(metal, 0.07)), 0.9)
    )
  },
  chopsticks: (brush, at, turn) => {
    const tone = brush.random.pick(['#5a2f1c', '#2a2624', '#a8683a', '#8f2a1c'])
    return [-17, 17]
      .map((y) => {
        const stick = straight(
          place(
            [
              { x: -150, y: y * 0.7 - 4 },
              { x: 520, y: y * 1.3 - 10 },
              { x: 520, y: y * 1.3 + 10 },
              { x: -150, y: y * 0.7 + 4 },
            ],
            at,
            turn,
          ),
        )
        return `${shadowOf(stick, 8)}<path d="${stick}" fill="${slope(brush, shade(tone, 0.1), shade(tone, -0.05))}" stroke="${bevel(brush, 0.7)}" stroke-width="2"/>`
      })
      .join('')
  },
}

function metalware(brush: Brush, shapes: string[], metal: string, at: Point, turn: number): string {
  const d = shapes.join('')
  const shine = smooth(
    place(
      [
        { x: 40, y: -4 },
        { x: 120, y: -3 },
        { x: 400, y: -9 },
      ],
      at,
      turn,
    ),
    false,
  )
  return (
    shadowOf(d, 8) +
    `<path d="${d}" fill="${slope(brush, shade(metal, 0.1), shade(metal, -0.13))}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    line(shine, '#ffffff', 4, 0.7)
  )
}
