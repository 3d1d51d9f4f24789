import { type Brush, fill, line, linear, radial } from '../core/brush.ts'
import { clamp, ellipse, num, smooth } from '../core/geometry.ts'
import { shade } from '../core/palette.ts'
import type { Part, Plan } from '../core/plan.ts'
import { textured } from '../core/texture.ts'
import type { Drink } from '../families/drinks.ts'
import { type Glass, glassOf } from './glass.ts'
import { layerInto } from './layers.ts'
import { pourInto } from './pour.ts'

type Room = { wall: string; top: string }

const rooms: Room[] = [
  { wall: '#f0cdb4', top: '#a8683a' },
  { wall: '#d9e0c9', top: '#d8ab74' },
  { wall: '#e8dcc6', top: '#7c4a2a' },
  { wall: '#a9bcc4', top: '#e6cfae' },
  { wall: '#39566b', top: '#c9915a' },
  { wall: '#2f5a50', top: '#d8ab74' },
  { wall: '#efe6d6', top: '#8f5f3c' },
]

/** Whether the meal is a glass, which is known by its side and not from above. */
export const standsUp = ({ parts, drinks, layered }: Plan): boolean =>
  layered || (parts.length === 0 && drinks.some(({ food }) => food.pour?.vessel === 'glass'))

/** Glasses on a table before a wall, seen from the front. */
export function drawStanding(brushes: (label: string) => Brush, plan: Plan): string {
  const glasses = plan.layered ? [plan.parts] : plan.drinks.slice(0, 3).map((part) => [part])
  const room = drawRoom(brushes('room'))
  const stood = glasses.map((parts, i) => {
    const x = 512 + (i - (glasses.length - 1) / 2) * 330
    return drawGlass(brushes(`glass ${i}`), plan, parts, x)
  })
  return room + stood.join('')
}

function drawGlass(brush: Brush, plan: Plan, parts: Part[], x: number): string {
  const look = parts[0]?.food.pour
  const glass = glassOf(plan.layered ? 'tumbler' : (look?.shape ?? 'tumbler'), x)
  const volume = parts.reduce((sum, part) => sum + part.volume, 0)
  const level = clamp((volume / plan.glassful) * 0.9, 0.16, 0.93)
  const filled = plan.layered
    ? layerInto(brush, glass, parts, level)
    : pourInto(brush, glass, look ?? water, level)
  return shadow(brush, glass) + filled
}

const water: Drink = { color: '#cfe6ee', vessel: 'glass', clear: true }

/** The shadow falls to the right on the table; light that went through the glass lies in it. */
function shadow(brush: Brush, glass: Glass): string {
  const soft = brush.defs.use('glass shadow', (id) =>
    radial(
      id,
      [
        [0, '#1c0c04', 0.5],
        [0.5, '#1c0c04', 0.26],
        [1, '#1c0c04', 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    ),
  )
  const r = glass.shape === 'stem' ? 118 : glass.at(0)
  return (
    fill(ellipse({ x: glass.x + r * 0.85, y: glass.foot + 14 }, r * 2, r * 0.4), soft) +
    fill(ellipse({ x: glass.x, y: glass.foot + 6 }, r * 1.14, r * 0.26), '#1c0c04', 0.3) +
    fill(ellipse({ x: glass.x + r * 1.2, y: glass.foot + 12 }, r * 0.6, r * 0.1), '#fff3d6', 0.22)
  )
}

function drawRoom(brush: Brush): string {
  const { random } = brush
  const { wall, top } = random.pick(rooms)
  const edge = random.range(660, 700)
  const sun = brush.defs.use('window', (id) =>
    radial(
      id,
      [
        [0, '#fff4d8', 0.5],
        [0.5, '#fff4d8', 0.1],
        [1, '#1a0a02', 0.25],
      ],
      'cx=".28" cy=".2" r="1.05"',
    ),
  )
  const board = brush.defs.use(`counter${top}`, (id) =>
    linear(
      id,
      [
        [0, shade(top, -0.07), 1],
        [0.3, top, 1],
        [1, shade(top, -0.05), 1],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    ),
  )
  const counter = `M0 ${num(edge)}H1024V1024H0z`
  const grain = Array.from({ length: 16 }, (_, i) => {
    const y = edge + 14 + ((1024 - edge) * i * i) / 220 + random.range(-5, 5)
    const points = [0, 260, 520, 780, 1030].map((x) => ({ x, y: y + random.range(-4, 4) }))
    return smooth(points, false)
  })
  return (
    fill('M0 0H1024V1024H0z', wall) +
    textured(brush, 'M0 0H1024V1024H0z', 'grain', 0.1) +
    fill(counter, board) +
    textured(brush, counter, 'wood', 0.45) +
    line(grain.join(''), shade(top, -0.1), 2.5, 0.35) +
    line(`M0 ${num(edge)}H1024`, shade(top, 0.1), 4, 0.6) +
    fill('M0 0H1024V1024H0z', sun)
  )
}
