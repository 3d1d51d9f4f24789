import type { Brush } from './brush.ts'

/** Surface kinds: each a small tile of noise, since noise over the whole picture costs half a second. */
export type Texture = keyof typeof tiles

/** Kinds whose clouds are so large that a repeated tile would show as an ornament. */
const untiled = ['brown', 'char']

type Tile = { size: number; frequency: string; octaves: number; matrix: string; seed: number }

/** Darkens where the noise is high: alpha from the noise's own alpha channel. */
const stain = (rgb: string, gain: number, offset: number) => {
  const [r, g, b] = rgb.split(' ')
  return `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${gain} ${offset}`
}

const tiles = {
  /** Fine grain of bread, table paint, biscuits. */
  grain: { size: 64, frequency: '0.5', octaves: 1, matrix: stain('.2 .09 .02', 2, -0.95), seed: 4 },
  /** Cloudy browning of fried and roasted things. */
  brown: {
    size: 110,
    frequency: '0.028',
    octaves: 2,
    matrix: stain('.5 .2 .03', 2.4, -1.12),
    seed: 9,
  },
  /** Soft dark scorches. */
  char: {
    size: 110,
    frequency: '0.038',
    octaves: 2,
    matrix: stain('.2 .08 .02', 4.4, -2.5),
    seed: 2,
  },
  /** Light clouds on wet, creamy things. */
  cream: {
    size: 110,
    frequency: '0.025',
    octaves: 1,
    matrix: stain('1 .97 .88', 2.6, -1.2),
    seed: 5,
  },
  /** Fibres of meat. */
  fibre: {
    size: 100,
    frequency: '0.025 0.22',
    octaves: 1,
    matrix: stain('.25 .06 .02', 2.4, -1.05),
    seed: 7,
  },
  /** Long grain of wood. */
  wood: {
    size: 180,
    frequency: '0.007 0.15',
    octaves: 2,
    matrix: stain('.28 .13 .03', 2.2, -0.95),
    seed: 3,
  },
  weft: {
    size: 110,
    frequency: '0.04 0.7',
    octaves: 1,
    matrix: stain('.2 .13 .07', 2, -0.95),
    seed: 6,
  },
  warp: {
    size: 110,
    frequency: '0.7 0.04',
    octaves: 1,
    matrix: stain('1 .98 .92', 2, -0.95),
    seed: 8,
  },
} satisfies Record<string, Tile>

/**
 * Fill that lays a texture over what is below it. The tile is mirrored to both sides, so that no seam
 * shows: librsvg does not honour stitchTiles.
 */
export function texture(brush: Brush, kind: Texture, transform = ''): string {
  const { size, frequency, octaves, matrix, seed } = tiles[kind]
  return brush.defs.use(`t${kind}${transform}`, (id) => {
    const filter = `<filter id="${id}f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`
    const tile = (flip: string) =>
      `<g transform="${flip}"><rect width="${size}" height="${size}" filter="url(#${id}f)"/></g>`
    const whole = size * 2
    const mirrored = [
      tile('scale(1 1)'),
      tile(`translate(${whole} 0) scale(-1 1)`),
      tile(`translate(0 ${whole}) scale(1 -1)`),
      tile(`translate(${whole} ${whole}) scale(-1 -1)`),
    ]
    return `${filter}<pattern id="${id}" width="${whole}" height="${whole}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${mirrored.join('')}</pattern>`
  })
}

/** A shape covered with a texture. */
export function textured(
  brush: Brush,
  d: string,
  kind: Texture,
  opacity = 1,
  transform = '',
): string {
  if (untiled.includes(kind)) {
    return `<path d="${d}" filter="${clouds(brush, kind)}" opacity="${opacity}"/>`
  }
  return `<path d="${d}" fill="${texture(brush, kind, transform)}" opacity="${opacity}"/>`
}

/** A filter that replaces a shape by noise in its outline, without any repeat. */
function clouds(brush: Brush, kind: Texture): string {
  const { frequency, octaves, matrix, seed } = tiles[kind]
  return brush.defs.use(
    `c${kind}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/><feComposite operator="in" in2="SourceAlpha"/></filter>`,
  )
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
