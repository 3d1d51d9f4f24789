import { areaOf, clamp, grow, type Point, polar, tau } from './geometry.ts'
import type { Random } from './random.ts'

export type Disc = { center: Point; radius: number }

/** One food's place: `share` of the disc's area, and whether it is what the plate is about. */
export type Portion = { share: number; main: boolean }

/** A food's ground on the plate: an outline of exactly its share, star-shaped round its centre. */
export type Region = { center: Point; outline: Point[]; area: number }

type Site = { at: Point; weight: number; target: number; area: number; middle: Point }

const grid = 56
const rays = 36

/** Divides a disc into neighbouring organic regions whose areas follow the shares (sum 1). */
export function divide(portions: readonly Portion[], disc: Disc, random: Random): Region[] {
  const total = Math.PI * disc.radius ** 2
  const spots = startingSpots(portions, disc, random)
  const sites = portions.map(({ share }, i): Site => {
    const at = spots[i] ?? disc.center
    return { at, weight: 0, target: share * total, area: 0, middle: at }
  })
  const cells = discCells(disc)
  const cellArea = total / (cells.length / 2)
  for (let round = 0; round < 70; round++) {
    measure(sites, cells, cellArea)
    for (const site of sites) {
      site.weight += (site.target - site.area) * (round < 20 ? 0.5 : 0.3)
      if (round < 24) {
        site.at = {
          x: site.at.x + (site.middle.x - site.at.x) * 0.3,
          y: site.at.y + (site.middle.y - site.at.y) * 0.3,
        }
      }
    }
  }
  measure(sites, cells, cellArea)
  return sites.map((site) => regionOf(site, sites, disc, random))
}

/** Towards the viewer. */
const front = -Math.PI / 2

/** Main food in front, the others round it in an arc, larger ones first; the whole turned by the seed. */
function startingSpots(portions: readonly Portion[], disc: Disc, random: Random): Point[] {
  const turn = random.range(-0.9, 0.9)
  const mirror = random.chance(0.5) ? -1 : 1
  const mains = portions.filter((portion) => portion.main).length
  const others = portions.length - mains
  const sum = portions.reduce((all, { main, share }) => all + (main ? 0 : share), 0) || 1
  const arc = mains === 0 ? tau : tau * 0.7
  let passed = 0
  let nth = 0
  return portions.map(({ main, share }) => {
    if (main) {
      const offset = (nth++ - (mains - 1) / 2) * 0.9
      return polar(disc.center, disc.radius * 0.38, front + offset + turn)
    }
    const middle = (passed + share / 2) / sum
    passed += share
    const angle = front + mirror * ((tau - arc) / 2 + middle * arc) + turn
    return polar(disc.center, disc.radius * (others === 1 && mains === 0 ? 0 : 0.55), angle)
  })
}

/** The middles of cells of a disc, two numbers each. */
function discCells({ center, radius }: Disc): Float64Array {
  const cells: number[] = []
  const step = (2 * radius) / grid
  for (let i = 0; i < grid; i++) {
    for (let j = 0; j < grid; j++) {
      const x = (i + 0.5) * step - radius
      const y = (j + 0.5) * step - radius
      if (x * x + y * y <= radius * radius) cells.push(center.x + x, center.y + y)
    }
  }
  return Float64Array.from(cells)
}

/** Gives each cell to the site of least power distance; notes each site's area and middle. */
function measure(sites: Site[], cells: Float64Array, cellArea: number): void {
  // For each site its place and weight, then the number of its cells and the sums of their places.
  const facts = Float64Array.from(sites.flatMap(({ at, weight }) => [at.x, at.y, weight, 0, 0, 0]))
  giveCells(facts, cells)
  sites.forEach((site, i) => {
    const count = facts[6 * i + 3] as number
    site.area = count * cellArea
    if (count === 0) return
    site.middle = {
      x: (facts[6 * i + 4] as number) / count,
      y: (facts[6 * i + 5] as number) / count,
    }
  })
}

function giveCells(facts: Float64Array, cells: Float64Array): void {
  for (let i = 0; i < cells.length; i += 2) {
    giveCell(facts, cells[i] as number, cells[i + 1] as number)
  }
}

/** Counts a cell to the site of least power distance. */
function giveCell(facts: Float64Array, x: number, y: number): void {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < facts.length; i += 6) {
    const dx = x - (facts[i] as number)
    const dy = y - (facts[i + 1] as number)
    const power = dx * dx + dy * dy - (facts[i + 2] as number)
    if (power >= least) continue
    least = power
    best = i
  }
  facts[best + 3] = (facts[best + 3] as number) + 1
  facts[best + 4] = (facts[best + 4] as number) + x
  facts[best + 5] = (facts[best + 5] as number) + y
}

/** The site's cell as seen from its middle, corners rounded, then scaled to the exact area. */
function regionOf(site: Site, sites: readonly Site[], disc: Disc, random: Random): Region {
  const center = site.middle
  const reach = Array.from({ length: rays }, (_, i) =>
    rayLength(center, (i / rays) * tau, site, sites, disc),
  )
  const soft = reach.map((_, i) => {
    const near = [-2, -1, 0, 1, 2].map((k) => reach[(i + k + rays) % rays] ?? 0)
    return near.reduce((sum, length) => sum + length, 0) / near.length
  })
  const phase = random.range(0, tau)
  const rough = soft.map((length, i) => {
    const angle = (i / rays) * tau
    const wave =
      0.035 * Math.sin(3 * angle + phase) +
      0.03 * Math.sin(5 * angle - phase * 2) +
      0.02 * Math.sin(9 * angle + phase * 3)
    return polar(center, Math.max(6, length * (1 + wave)), angle)
  })
  const outline = grow(rough, center, Math.sqrt(site.target / areaOf(rough)))
  return { center, outline, area: site.target }
}

function rayLength(
  from: Point,
  angle: number,
  site: Site,
  sites: readonly Site[],
  disc: Disc,
): number {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const [ox, oy] = [from.x - disc.center.x, from.y - disc.center.y]
  const along = ox * ux + oy * uy
  const inside = disc.radius ** 2 - (ox * ox + oy * oy)
  let length = -along + Math.sqrt(Math.max(0, along * along + inside))
  for (const other of sites) {
    if (other === site) continue
    const [dx, dy] = [other.at.x - site.at.x, other.at.y - site.at.y]
    const facing = 2 * (dx * ux + dy * uy)
    if (facing <= 1e-6) continue
    const edge = powerOf(other) - powerOf(site) - 2 * (dx * from.x + dy * from.y)
    length = Math.min(length, edge / facing)
  }
  return clamp(length, 4, disc.radius * 2)
}

const powerOf = ({ at, weight }: Site) => at.x * at.x + at.y * at.y - weight
