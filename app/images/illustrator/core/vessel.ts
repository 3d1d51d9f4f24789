import { type Brush, fill, line, linear, radial } from './brush.ts'
import { ellipse, num, type Point } from './geometry.ts'
import { shade } from './palette.ts'
import { textured } from './texture.ts'

export type VesselKind = 'plate' | 'shallow bowl' | 'bowl' | 'board'

/** A vessel's pictures below and above the food, and the disc that food may fill. */
export type Vessel = { below: string; above: string; center: Point; room: number }

type Glaze = {
  body: string
  rim?: string
  line?: string
  speckled?: boolean
  dark: boolean
  tinted?: boolean
}

const glazes: Glaze[] = [
  { body: '#f7f3ec', dark: false },
  { body: '#f6f1e6', line: '#2f5d8c', dark: false },
  { body: '#f5efe3', line: '#b88a3a', dark: false },
  { body: '#ece3d3', rim: '#b98a5e', speckled: true, dark: false },
  { body: '#e9dcc8', speckled: true, rim: '#8f5f3c', dark: false },
  { body: '#cfdcd6', rim: '#7f9c94', speckled: true, dark: false, tinted: true },
  { body: '#c3d3df', rim: '#5f83a3', dark: false, tinted: true },
  { body: '#e5bfae', rim: '#b97a63', speckled: true, dark: false, tinted: true },
  { body: '#3d4247', rim: '#24272a', speckled: true, dark: true, tinted: true },
  { body: '#35566b', rim: '#22394a', dark: true, tinted: true },
  { body: '#5e6f58', rim: '#43523f', speckled: true, dark: true, tinted: true },
]

/** Bowls are never white, so that yogurt and porridge stand out in them. */
const pick = (brush: Brush, onDark: boolean, tinted: boolean) =>
  brush.random.pick(glazes.filter((glaze) => !(onDark && glaze.dark) && (!tinted || glaze.tinted)))

/**
 * Draws the vessel of a kind in a make that stands out from its table. `level` is how far a bowl is
 * filled, by the radius of the surface.
 */
export function drawVessel(brush: Brush, kind: VesselKind, onDark: boolean, level = 1): Vessel {
  const center = { x: 512 + brush.random.range(-8, 8), y: 512 + brush.random.range(-8, 8) }
  if (kind === 'board') return drawBoard(brush, center, onDark)
  const glaze = pick(brush, onDark, kind !== 'plate')
  if (kind === 'plate') return drawPlate(brush, center, glaze)
  return drawBowl(brush, center, glaze, kind === 'bowl' ? 366 * level : 372)
}

/** The broad shadow that a round thing throws on the table. */
function castShadow(brush: Brush, at: Point, radius: number, strength = 1): string {
  const soft = brush.defs.use(`cast${strength}`, (id) =>
    radial(
      id,
      [
        [0, '#1c0c04', 0.75 * strength],
        [0.8, '#1c0c04', 0.62 * strength],
        [0.88, '#1c0c04', 0.3 * strength],
        [1, '#1c0c04', 0],
      ],
      '',
    ),
  )
  const wide = { x: at.x + radius * 0.07, y: at.y + radius * 0.1 }
  return fill(ellipse(wide, radius * 1.13), soft)
}

/** Radial lines of light on a ring: bright at the upper left when it rises, reversed when it sinks. */
function ring(
  brush: Brush,
  at: Point,
  radius: number,
  width: number,
  rises: boolean,
  k = 1,
): string {
  const stroke = brush.defs.use(`ring${rises}${k}`, (id) =>
    linear(id, [
      [0, rises ? '#fffdf6' : '#1f0f06', (rises ? 0.85 : 0.34) * k],
      [0.45, '#8a7a6a', 0.05],
      [1, rises ? '#1f0f06' : '#fffdf6', (rises ? 0.42 : 0.7) * k],
    ]),
  )
  return `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

function clay(brush: Brush, color: string, sinks: boolean): string {
  const [from, to] = sinks
    ? [shade(color, -0.07), shade(color, 0.02)]
    : [shade(color, 0.03), shade(color, -0.09)]
  return brush.defs.use(`clay${color}${sinks}`, (id) =>
    linear(id, [
      [0, from, 1],
      [0.5, color, 1],
      [1, to, 1],
    ]),
  )
}

function speckles(brush: Brush, at: Point, radius: number, dark: boolean): string {
  let d = ''
  for (let i = 0; i < 170; i++) {
    const r = radius * Math.sqrt(brush.random.next())
    const angle = brush.random.range(0, 6.283)
    d += `M${num(at.x + r * Math.cos(angle))} ${num(at.y + r * Math.sin(angle))}h.1`
  }
  return line(d, dark ? '#d9d2c4' : '#6b4a2e', 2.6, 0.4)
}

function drawPlate(brush: Brush, center: Point, glaze: Glaze): Vessel {
  const rimmed = brush.random.chance(0.6)
  const outer = 446
  const well = rimmed ? 356 : 412
  const { body, rim = shade(body, -0.06), line: band, speckled, dark } = glaze
  const disc = (radius: number) => ellipse(center, radius)
  let below = castShadow(brush, center, outer)
  below +=
    fill(disc(outer), clay(brush, rim, false)) + fill(disc(outer - 6), clay(brush, body, false))
  below += ring(brush, center, outer - 4, 7, true)
  if (band)
    below += `<circle cx="${num(center.x)}" cy="${num(center.y)}" r="${outer - 24}" fill="none" stroke="${band}" stroke-width="6"/><circle cx="${num(center.x)}" cy="${num(center.y)}" r="${outer - 36}" fill="none" stroke="${band}" stroke-width="2"/>`
  below += fill(disc(well), clay(brush, shade(body, -0.015), true))
  below +=
    ring(brush, center, well + 3, 10, false, 0.7) + ring(brush, center, well - 8, 16, false, 0.35)
  if (speckled) below += speckles(brush, center, outer - 8, dark)
  return { below, above: '', center, room: rimmed ? 362 : 368 }
}

function drawBowl(brush: Brush, center: Point, glaze: Glaze, room: number): Vessel {
  const outer = room < 370 ? 430 : 444
  const inner = outer - 24
  const { body, rim = shade(body, -0.1), speckled, dark } = glaze
  const disc = (radius: number) => ellipse(center, radius)
  let below = castShadow(brush, center, outer, 1.15)
  below += fill(disc(outer), clay(brush, rim, false)) + ring(brush, center, outer - 5, 9, true)
  below += fill(disc(inner), clay(brush, shade(body, -0.05), true))
  for (const [inset, width, k] of [
    [4, 12, 1],
    [16, 22, 0.6],
    [34, 26, 0.4],
  ] as const) {
    below += ring(brush, center, inner - inset, width, false, k)
  }
  if (speckled) below += speckles(brush, center, outer - 6, dark)
  return { below, above: ring(brush, center, room - 1, 9, false, 0.8), center, room }
}

function drawBoard(brush: Brush, center: Point, onDark: boolean): Vessel {
  const base = brush.random.pick(
    onDark ? ['#d9a868', '#e2bd86'] : ['#8c5630', '#a86c3c', '#6f4529'],
  )
  const turn = brush.random.pick([-12, -6, 5, 10, 96])
  const round = brush.random.chance(0.4)
  const shape = round ? ellipse(center, 440) : plank(center, 930, 850, 70)
  const inner = round ? ellipse(center, 412) : plank(center, 870, 790, 50)
  const shadow = [6, 12, 18, 25, 32, 40, 48, 57]
    .map((w) => `<path d="${shape}" stroke-width="${w}"/>`)
    .join('')
  const groove = line(inner, shade(base, -0.14), 7, 0.55) + line(inner, shade(base, 0.1), 2, 0.5)
  const below =
    `<g transform="translate(16 24)" fill="#1c0c04" stroke="#1c0c04" stroke-linejoin="round" fill-opacity=".06" stroke-opacity=".065">${shadow}</g>` +
    fill(shape, shade(base, -0.16)) +
    `<g transform="translate(-3 -5)">${fill(shape, clay(brush, base, false))}${textured(brush, shape, 'wood', 0.6)}${groove}</g>`
  return {
    below: `<g transform="rotate(${turn} ${num(center.x)} ${num(center.y)})">${below}</g>`,
    above: '',
    center,
    room: 385,
  }
}

function plank({ x, y }: Point, wide: number, high: number, corner: number): string {
  const [w, h] = [wide - 2 * corner, high - 2 * corner]
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  const c = corner
  return `M${num(x - w / 2)} ${num(y - high / 2)}h${w}${turn(c, c)}v${h}${turn(-c, c)}h${-w}${turn(-c, -c)}v${-h}${turn(c, -c)}z`
}
