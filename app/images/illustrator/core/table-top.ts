import { type Brush, fill, line, slope } from './brush.ts'
import { num, type Point, smooth } from './geometry.ts'
import { mix, shade } from './palette.ts'
import { textured } from './texture.ts'

export type TableTop = { markup: string; dark: boolean }

const whole = 'M0 0H1024V1024H0z'

/** A table in one of several makes, seen from above, with soft light from the upper left. */
export function drawTable(brush: Brush): TableTop {
  const make = brush.random.pick(makes)
  const lit = brush.defs.use(
    'daylight',
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="180" cy="120" r="1250"><stop offset="0" stop-color="#fff4d8" stop-opacity=".38"/><stop offset=".45" stop-color="#fff4d8" stop-opacity="0"/><stop offset=".6" stop-color="#1a0a02" stop-opacity="0"/><stop offset="1" stop-color="#1a0a02" stop-opacity=".42"/></radialGradient>`,
  )
  return { markup: make.draw(brush) + fill(whole, lit), dark: make.dark }
}

type Make = { dark: boolean; draw: (brush: Brush) => string }

const planks =
  (base: string, joint: number): Make['draw'] =>
  (brush) => {
    const { random } = brush
    const upright = random.chance(0.5)
    const width = random.range(150, 215)
    const sides: [string[], string[]] = [[], []]
    let markup = fill(whole, base)
    for (let at = -random.range(0, width), n = 0; at < 1024; at += width, n++) {
      const tone = shade(base, random.range(-0.045, 0.045))
      const d = `M0 ${num(at)}H1024V${num(at + width)}H0z`
      markup += fill(d, slope(brush, shade(tone, 0.015), shade(tone, -0.02)))
      markup += Array.from({ length: 5 }, () =>
        line(grainLine(brush, at, width), shade(tone, -0.09), random.range(1.2, 3), 0.35),
      ).join('')
      sides[n % 2]?.push(d)
      markup += line(`M0 ${num(at)}H1024`, shade(base, -joint), 4, 0.8)
      markup += line(`M0 ${num(at + 3.5)}H1024`, shade(base, 0.1), 1.6, 0.5)
    }
    markup += sides
      .map((d, n) => textured(brush, d.join(''), 'wood', 0.5, n === 0 ? '' : 'translate(91 37)'))
      .join('')
    return upright ? `<g transform="rotate(90 512 512)">${markup}</g>` : markup
  }

function grainLine({ random }: Brush, top: number, width: number): string {
  const y = top + random.range(0.1, 0.9) * width
  const points: Point[] = [0, 250, 500, 750, 1030].map((x) => ({ x, y: y + random.range(-9, 9) }))
  return smooth(points, false)
}

const linen =
  (base: string, stripe?: string): Make['draw'] =>
  (brush) => {
    const { random } = brush
    const turn = Math.round(random.range(-14, 14))
    let markup = fill('M-300 -300H1324V1324H-300z', base)
    if (stripe) {
      const start = random.range(60, 200)
      for (const [x, width] of [
        [0, 16],
        [30, 5],
        [44, 5],
      ] as const) {
        markup += fill(`M${num(start + x)} -300h${width}V1324h${-width}z`, stripe, 0.75)
        markup += fill(
          `M${num(1024 - start * 0.6 - x)} -300h${-width}V1324h${width}z`,
          stripe,
          0.75,
        )
      }
    }
    const weave = textured(brush, whole, 'weft', 0.55) + textured(brush, whole, 'warp', 0.5)
    return `<g transform="rotate(${turn} 512 512)">${markup}</g>${weave}${folds(brush, base)}`
  }

/** Broad soft creases of a cloth. */
function folds(brush: Brush, base: string): string {
  const { random } = brush
  return Array.from({ length: 4 }, () => {
    const y = random.range(-100, 1100)
    const tilt = random.range(-260, 260)
    const points = [-50, 300, 700, 1074].map((x, i) => ({
      x,
      y: y + (tilt * i) / 3 + random.range(-25, 25),
    }))
    const d = smooth(points, false)
    const below = smooth(
      points.map((p) => ({ x: p.x + 6, y: p.y + 12 })),
      false,
    )
    return (
      line(below, shade(base, -0.16), 26, 0.1) +
      line(below, shade(base, -0.16), 12, 0.12) +
      line(d, shade(base, 0.12), 12, 0.3)
    )
  }).join('')
}

const stone =
  (base: string, vein: string, strength: number): Make['draw'] =>
  (brush) => {
    const { random } = brush
    const veins = Array.from({ length: 7 }, () => {
      const start = { x: random.range(-100, 1024), y: random.range(-100, 1024) }
      const points = Array.from({ length: 6 }, (_, i) => ({
        x: start.x + i * 150 + random.range(-50, 50),
        y: start.y + i * random.range(40, 110) + random.range(-40, 40),
      }))
      const d = smooth(points, false)
      return (
        line(d, vein, random.range(8, 20), 0.07) + line(d, vein, random.range(1, 2.5), strength)
      )
    })
    return (
      fill(whole, slope(brush, shade(base, 0.02), shade(base, -0.03))) +
      textured(brush, whole, 'grain', 0.12) +
      veins.join('')
    )
  }

const plaster =
  (base: string): Make['draw'] =>
  (brush) =>
    fill(whole, base) + textured(brush, whole, 'grain', 0.14)

const gingham =
  (color: string): Make['draw'] =>
  (brush) => {
    const size = 74
    const light = mix(color, '#fffaf0', 0.5)
    const pattern = brush.defs.use(
      `gingham${color}`,
      (id) =>
        `<pattern id="${id}" width="${size * 2}" height="${size * 2}" patternUnits="userSpaceOnUse" patternTransform="rotate(${brush.random.int(8, 38)})"><rect width="${size * 2}" height="${size * 2}" fill="#fbf5e9"/><path d="M0 0H${size}V${size * 2}H0zM0 0H${size * 2}V${size}H0z" fill="${light}"/><path d="M0 0H${size}V${size}H0z" fill="${color}"/></pattern>`,
    )
    return (
      fill(whole, pattern) +
      textured(brush, whole, 'weft', 0.4) +
      textured(brush, whole, 'warp', 0.4) +
      folds(brush, light)
    )
  }

const makes: Make[] = [
  { dark: false, draw: planks('#d8ab74', 0.3) },
  { dark: false, draw: planks('#e6cfae', 0.28) },
  { dark: true, draw: planks('#7c4a2a', 0.22) },
  { dark: true, draw: planks('#4d3325', 0.2) },
  { dark: false, draw: linen('#e8dcc6') },
  { dark: false, draw: linen('#dfe3d2', '#5d7f68') },
  { dark: false, draw: linen('#efe6d6', '#b8502c') },
  { dark: false, draw: linen('#a9bcc4', '#f3efe4') },
  { dark: true, draw: linen('#39566b') },
  { dark: true, draw: linen('#a4532f') },
  { dark: true, draw: stone('#3a4148', '#aab4bb', 0.2) },
  { dark: false, draw: stone('#ece8e2', '#857c74', 0.3) },
  { dark: false, draw: plaster('#f0cdb4') },
  { dark: false, draw: plaster('#d9e0c9') },
  { dark: true, draw: plaster('#2f5a50') },
  { dark: false, draw: gingham('#c8553d') },
  { dark: false, draw: gingham('#5b86a8') },
]
