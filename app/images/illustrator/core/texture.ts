import type { Brush } from './brush.ts'
import { type Noise, noiseImage } from './noise.ts'
import { hashText } from './random.ts'

/** Surface kinds, each a small tile of noise. */
export type Texture = keyof typeof tiles

type Tile = Noise & {
  /** Picture units across and down that one tile covers. */
  wide: number
  high: number
  /** Large clouds: each shape gets its own part of them, so that no two pieces are alike. */
  shifted?: boolean
}

const square = (side: number, px: number, cells: number) => ({
  ...{ wide: side, high: side, px, py: px },
  cells: [cells, cells] satisfies [number, number],
})

const tiles: Record<
  'grain' | 'brown' | 'char' | 'cream' | 'fibre' | 'wood' | 'weft' | 'warp',
  Tile
> = {
  /** Fine grain of bread, table paint, biscuits. */
  grain: {
    ...square(96, 112, 48),
    octaves: 1,
    color: [51, 23, 5],
    gain: 2,
    offset: -0.95,
    seed: 4,
  },
  /** Cloudy browning of fried and roasted things. */
  brown: {
    ...square(280, 90, 8),
    ...{ octaves: 2, color: [128, 51, 8], gain: 1.7, offset: -0.76, seed: 9, shifted: true },
  },
  /** Soft dark scorches. */
  char: {
    ...square(280, 90, 11),
    ...{ octaves: 2, color: [51, 20, 5], gain: 3.6, offset: -2.02, seed: 2, shifted: true },
  },
  /** Light clouds on wet, creamy things. */
  cream: {
    ...square(160, 32, 4),
    ...{ octaves: 1, color: [255, 247, 224], gain: 2.6, offset: -1.2, seed: 5 },
  },
  /** Fibres of meat. */
  fibre: {
    ...{ wide: 160, high: 128, px: 40, py: 96, cells: [4, 28] },
    ...{ octaves: 1, color: [64, 15, 5], gain: 2.4, offset: -1.05, seed: 7 },
  },
  /** Long grain of wood. */
  wood: {
    ...{ wide: 420, high: 300, px: 40, py: 150, cells: [3, 44] },
    ...{ octaves: 2, color: [71, 33, 8], gain: 2.1, offset: -0.92, seed: 3 },
  },
  weft: {
    ...{ wide: 150, high: 110, px: 36, py: 176, cells: [6, 77] },
    ...{ octaves: 1, color: [51, 33, 18], gain: 2, offset: -0.95, seed: 6 },
  },
  warp: {
    ...{ wide: 110, high: 150, px: 176, py: 36, cells: [77, 6] },
    ...{ octaves: 1, color: [255, 250, 235], gain: 2, offset: -0.95, seed: 8 },
  },
}

/** Each tile's file, made when it is first needed. */
const files = new Map<Texture, string>()

function fileOf(kind: Texture): string {
  const known = files.get(kind)
  if (known) return known
  const made = noiseImage(tiles[kind])
  files.set(kind, made)
  return made
}

/** Fill that lays a texture over what is below it. */
function texture(brush: Brush, kind: Texture, transform: string): string {
  const { wide, high, px, py } = tiles[kind]
  const base = brush.defs.use(`t${kind}`, (id) => {
    const [w, h] = [wide / px, high / py]
    const image = `<image x="${short(-w)}" y="${short(-h)}" width="${short(wide + 2 * w)}" height="${short(high + 2 * h)}" preserveAspectRatio="none" href="${fileOf(kind)}"/>`
    return `<pattern id="${id}" width="${wide}" height="${high}" patternUnits="userSpaceOnUse">${image}</pattern>`
  })
  if (transform === '') return base
  const from = base.slice(5, -1)
  return brush.defs.use(
    `t${kind}${transform}`,
    (id) => `<pattern id="${id}" href="#${from}" patternTransform="${transform}"/>`,
  )
}

const short = (value: number) => Math.round(value * 100) / 100

/** A shape covered with a texture. */
export function textured(
  brush: Brush,
  d: string,
  kind: Texture,
  opacity = 1,
  transform = tiles[kind].shifted ? shiftFor(d) : '',
): string {
  return `<path d="${d}" fill="${texture(brush, kind, transform)}" opacity="${opacity}"/>`
}

const shifts = ['', 'rotate(40)', 'translate(90 150) rotate(115)', 'translate(170 60) rotate(205)']

/** One of a few ways to lay clouds, by the shape itself: the same shape always gets the same. */
const shiftFor = (d: string): string => shifts[hashText(d) % shifts.length] ?? ''

/** Notes that a piece gets a texture; `finish` lays it over all of them at once, which is far cheaper. */
export function veneer(brush: Brush, d: string, kind: Texture, opacity = 1): string {
  const key = `${kind} ${opacity}`
  const noted = brush.veneers.get(key)
  if (noted) noted.push(d)
  else brush.veneers.set(key, [d])
  return ''
}

/** What was drawn, with the textures noted since. */
export function finish(brush: Brush, drawn: string): string {
  const layers = [...brush.veneers].map(([key, shapes]) => {
    const [kind = '', opacity = '1'] = key.split(' ')
    return isTexture(kind) ? textured(brush, shapes.join(''), kind, Number(opacity)) : ''
  })
  brush.veneers.clear()
  return drawn + layers.join('')
}

const isTexture = (kind: string): kind is Texture => kind in tiles
