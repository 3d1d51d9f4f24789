import type { Brush } from './brush.ts'

/** Surface kinds: each a small tile of noise, since noise over the whole picture costs half a second. */
export type Texture = keyof typeof tiles

type Tile = { size: number; frequency: string; octaves: number; matrix: string; seed: number }

/** Darkens where the noise is high: alpha from the noise's own alpha channel. */
const stain = (rgb: string, gain: number, offset: number) => {
  const [r, g, b] = rgb.split(' ')
  return `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${gain} ${offset}`
}

const tiles = {
  /** Fine grain of bread, table paint, biscuits. */
  grain: {
    size: 128,
    frequency: '0.55',
    octaves: 2,
    matrix: stain('.15 .07 .02', 2.2, -1.05),
    seed: 4,
  },
  /** Cloudy browning of fried and roasted things. */
  brown: {
    size: 192,
    frequency: '0.03',
    octaves: 3,
    matrix: stain('.5 .2 .03', 2.4, -1.12),
    seed: 9,
  },
  /** Dark blisters of char. */
  char: {
    size: 192,
    frequency: '0.07',
    octaves: 3,
    matrix: stain('.1 .04 .02', 6, -3.35),
    seed: 2,
  },
  /** Light clouds on wet, creamy things. */
  cream: {
    size: 192,
    frequency: '0.03',
    octaves: 2,
    matrix: stain('1 .97 .88', 2.6, -1.2),
    seed: 5,
  },
  /** Fibres of meat. */
  fibre: {
    size: 160,
    frequency: '0.03 0.35',
    octaves: 2,
    matrix: stain('.25 .06 .02', 2.6, -1.25),
    seed: 7,
  },
  /** Long grain of wood. */
  wood: {
    size: 256,
    frequency: '0.012 0.3',
    octaves: 3,
    matrix: stain('.26 .12 .03', 3, -1.35),
    seed: 3,
  },
  weft: {
    size: 192,
    frequency: '0.04 0.7',
    octaves: 1,
    matrix: stain('.2 .13 .07', 2.4, -1.1),
    seed: 6,
  },
  warp: {
    size: 192,
    frequency: '0.7 0.04',
    octaves: 1,
    matrix: stain('1 .98 .92', 2.4, -1.1),
    seed: 8,
  },
  stone: { size: 256, frequency: '0.035', octaves: 4, matrix: stain('0 0 0', 2.6, -1.2), seed: 1 },
} satisfies Record<string, Tile>

/** Fill that lays a texture over what is below it. */
export function texture(brush: Brush, kind: Texture, turn = 0): string {
  const { size, frequency, octaves, matrix, seed } = tiles[kind]
  return brush.defs.use(`t${kind}${turn}`, (id) => {
    const filter = `<filter id="${id}f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`
    return `${filter}<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${size}" height="${size}" filter="url(#${id}f)"/></pattern>`
  })
}

/** A shape covered with a texture. */
export function textured(brush: Brush, d: string, kind: Texture, opacity = 1, turn = 0): string {
  return `<path d="${d}" fill="${texture(brush, kind, turn)}" opacity="${opacity}"/>`
}

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
