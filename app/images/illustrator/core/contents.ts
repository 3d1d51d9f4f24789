import type { Role } from '../foods/food.ts'
import type { Brush } from './brush.ts'
import { clamp, type Point, polar, tau } from './geometry.ts'
import { type Disc, divide } from './layout.ts'
import type { Part, Plan } from './plan.ts'
import { soak } from './soak.ts'
import { fanIn, surfaceOf } from './surface.ts'
import { finish } from './texture.ts'
import type { Vessel } from './vessel.ts'
import { roundZone, scaled, type Zone, zoneOf } from './zone.ts'

type Contents = { food: string; over: string }
type Brushes = (label: string) => Brush
/** `pass` 1 is strewn over all of pass 0, so that no food of a salad hides the others. */
export type Placed = { part: Part; zone: Zone; pass?: number; leans?: boolean; soaked?: string }

/** Lower layers first. */
const order: Role[] = ['wet', 'base', 'side', 'whole', 'sauce', 'main', 'garnish', 'drink']

/** How far a food's pile reaches under (or over) its neighbours. */
const overlap: Partial<Record<Role, number>> = { base: 1.1, side: 1.06, main: 1.05 }

/** Draws everything that lies in the vessel, and what stands beside it. */
export function drawContents(brushes: Brushes, plan: Plan, vessel: Vessel): Contents {
  const home = { center: vessel.center, radius: vessel.room }
  const disc = { center: vessel.center, radius: vessel.room * plan.fullness }
  const placed = arrangements[plan.arrangement](
    brushes('layout'),
    plan.parts,
    disc,
    home,
    plan.stirred,
  )
  const total = plan.parts.reduce((sum, { volume }) => sum + volume, 0)
  const layers = placed
    .map((one, i) => ({ ...one, i, pass: one.pass ?? (isTopmost(one.part, total) ? topmost : 0) }))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ part, zone, leans, soaked, i }) => {
      const wetEdge = soaked ? soak(brushes(`soak ${i}`), zone, soaked) : ''
      return { leans, drawn: paint(brushes(`food ${i}`), part, zone) + wetEdge }
    })
  const drawnOf = (leaning: boolean) =>
    layers.map(({ leans = false, drawn }) => (leans === leaning ? drawn : '')).join('')
  const tops = plan.garnish.map((part, i) =>
    paint(brushes(`garnish ${i}`), part, topping(brushes(`top ${i}`), part, placed, home)),
  )
  const drinks = plan.drinks.map((part, i) =>
    paint(brushes(`drink ${i}`), part, glassZone(part, i, plan.parts.length === 0)),
  )
  return { food: drawnOf(false) + tops.join(''), over: drawnOf(true) + drinks.join('') }
}

/** A little of something lies on the meat's edge, not buried under it. */
const isTopmost = ({ role, volume, food }: Part, total: number) =>
  role === 'side' && !food.leafy && volume < total * 0.16

/** Pass that lifts a side dish over the main food. */
const topmost = 9

const rankOf = ({ part, pass = 0 }: Placed) => order.indexOf(part.role) + pass / 2

const paint = (brush: Brush, part: Part, zone: Zone): string =>
  finish(brush, part.food.draw(brush, zone))

type Arrange = (
  brush: Brush,
  parts: readonly Part[],
  disc: Disc,
  home: Disc,
  stirred: boolean,
) => Placed[]

const arrangements: Record<Plan['arrangement'], Arrange> = {
  zones: (brush, parts, disc, home) =>
    pourOver(brush, parts, disc, home).map(({ part, zone }) => ({
      part,
      zone: scaled(zone, overlap[part.role] ?? 1),
    })),

  /** One base under everything, the other foods strewn over it, the main food on top in the middle. */
  tossed: (brush, parts, disc, home, stirred) => {
    const total = parts.reduce((sum, { volume }) => sum + volume, 0)
    const ground = parts.find(({ role, food }) => role === 'base' || food.leafy)
    const whole = Math.PI * disc.radius ** 2
    return parts.flatMap((part): Placed | Placed[] => {
      const share = Math.max(0.03, part.volume / total)
      const kept = { home, grams: part.grams, cooking: part.cooking }
      const zone = roundZone(disc.center, disc.radius, kept)
      if (part === ground) return { part: { ...part, role: 'wet' }, zone }
      if (part.role === 'main' && !stirred) {
        const at = polar(disc.center, disc.radius * 0.16, brush.random.range(0, tau))
        return {
          part,
          zone: {
            ...roundZone(at, disc.radius * clamp(Math.sqrt(share), 0.3, 0.62), kept),
            axis: brush.random.range(0, 3),
          },
        }
      }
      const cover = ground ? 1.1 : 1.7
      const half = {
        ...roundZone(disc.center, disc.radius * 0.95, kept),
        strewn: true,
        area: (whole * share * cover) / 2,
      }
      return [
        { part, zone: half, pass: 0 },
        { part, zone: half, pass: 1 },
      ]
    })
  },

  /** The wet food fills the bowl; the others lie on it in their zones, bread leans on the rim. */
  wet: (brush, parts, disc, home) => {
    const beside = parts.filter(({ food }) => food.leans)
    const smoothly = parts.some(({ food }) => food.smooth)
    const sunk = (part: Part) => !smoothly && part.role !== 'wet' && part.role !== 'base'
    const inside = parts.filter((part) => !beside.includes(part) && !sunk(part))
    const total = parts.reduce((sum, { volume }) => sum + volume, 0)
    const soaked = parts.find(({ food }) => food.soaks)?.food.soaks
    const toppings = zonesOf(brush, inside, { ...home, radius: home.radius * 0.93 }, home).map(
      ({ part, zone }) => ({
        part,
        zone: part.role === 'wet' ? zone : scaled(zone, 0.98),
        ...(part.role === 'base' && soaked ? { soaked } : {}),
      }),
    )
    const floating = parts
      .filter((part) => !beside.includes(part) && sunk(part) && !part.food.fan)
      .map((part) => {
        const seen = part.food.wilted || part.food.sunken ? 0.5 : 1
        const area = (Math.PI * home.radius ** 2 * seen * part.volume) / total
        const kept = { home, grams: part.grams, cooking: part.cooking, area, strewn: true }
        return { part, zone: { ...surfaceOf(toppings, home), ...kept } }
      })
    const fanned = parts
      .filter((part) => !beside.includes(part) && sunk(part) && part.food.fan)
      .map((part, i) => fanIn(part, toppings, home, i))
    const leaning = beside.map((part, i) => {
      const at = polar(disc.center, disc.radius * 0.98, 0.75 + i * 1.1)
      const radius = clamp(Math.sqrt(part.volume) * 9.5, 110, 190)
      return {
        part: { ...part, role: 'garnish' as const },
        zone: roundZone(at, radius, {
          grams: part.grams,
          cooking: part.cooking,
          home: { ...home, radius: home.radius + 110 },
        }),
      }
    })
    return [...toppings, ...floating, ...fanned, ...leaning.map((one) => ({ ...one, leans: true }))]
  },
}

/** A poured sauce lies so many times thinner than the heap below it. */
const sauceSpread = 2.2

/** As zones, but a sauce that is poured lies on the pasta, rice or potatoes it belongs to. */
function pourOver(brush: Brush, parts: readonly Part[], disc: Disc, home: Disc): Placed[] {
  const base = parts.find(({ role, food }) => role === 'base' && !food.leans)
  const poured = base ? parts.filter(({ food }) => food.poured) : []
  if (!base || poured.length === 0) return zonesOf(brush, parts, disc, home)
  const extra = poured.reduce((sum, { volume }) => sum + volume, 0)
  const joined = parts
    .filter((part) => !poured.includes(part))
    .map((part) => (part === base ? { ...part, volume: part.volume + extra } : part))
  const placed = zonesOf(brush, joined, disc, home)
  const ground = placed.find(({ part }) => part.food === base.food)
  if (!ground) return placed
  const over = poured.map((part) => {
    const share = clamp((part.volume * sauceSpread) / (base.volume + extra), 0.2, 0.72)
    const zone = { ...scaled(ground.zone, Math.sqrt(share)), grams: part.grams }
    return { part, zone }
  })
  return [...placed, ...over]
}

/** Each part's ground: its share of the disc by volume, at least what a spoonful takes. */
export function zonesOf(brush: Brush, parts: readonly Part[], disc: Disc, home = disc): Placed[] {
  const total = parts.reduce((sum, part) => sum + spanOf(part), 0)
  const rough = parts.map((part) => Math.max(floorOf(part), spanOf(part) / total))
  const sum = rough.reduce((all, share) => all + share, 0)
  const portions = parts.map(({ role }, i) => ({
    share: (rough[i] ?? 0) / sum,
    main: role === 'main',
  }))
  const regions = divide(portions, disc, brush.random)
  return parts.flatMap((part, i) => {
    const region = regions[i]
    if (!region) return []
    const zone = zoneOf(region.outline, { grams: part.grams, cooking: part.cooking, home })
    return [{ part, zone: { ...zone, center: region.center } }]
  })
}

/** Ground that a food takes, before all are brought to the size of the plate. */
const spanOf = ({ volume, food }: Part) => volume / (food.thick ?? 1)

/** The least share of the plate that shows what a food is. */
const floorOf = ({ food }: Part) => (food.dipped ? 0.06 : 0.025)

/** Where a garnish goes: sauces over the main food, cheese over the base, lemon in one spot, herbs all over. */
function topping(brush: Brush, part: Part, placed: readonly Placed[], home: Disc): Zone {
  const of = (role: Role) => placed.find((one) => one.part.role === role)?.zone
  const main = of('main') ?? placed[0]?.zone
  const kept = { home, grams: part.grams, cooking: part.cooking }
  const base = of('base')
  if (part.food.poured && base) {
    const share = clamp(Math.sqrt(part.volume / 260), 0.3, 0.6)
    return { ...scaled(base, share), ...kept }
  }
  if (part.food.little === 'garnish') {
    const at = edgeOf(main, home, brush.random.range(-0.5, 0.5))
    const area = clamp(part.volume * 700, 17_000, 34_000)
    const most = clamp(Math.round(part.grams / 9), 2, 4)
    return roundZone(at, Math.sqrt(area / Math.PI), { ...kept, most })
  }
  const below = part.role === 'sauce' ? main : part.food.little ? (base ?? main) : undefined
  const ground = below ? scaled(below, 0.8) : roundZone(home.center, home.radius * 0.8)
  const area = part.role === 'sauce' ? 6000 : clamp(part.volume * 380, 2200, 26_000)
  return { ...ground, ...kept, strewn: true, area }
}

/** A spot at the main food's flank, toward the middle of the plate. */
function edgeOf(zone: Zone | undefined, home: Disc, turn: number): Point {
  if (!zone) return home.center
  const inward = Math.atan2(home.center.y - zone.center.y, home.center.x - zone.center.x)
  return polar(zone.center, zone.wide * 0.34, inward + 1.2 + turn)
}

/** A drink stands at the upper right of the plate, or alone in the middle. */
function glassZone(part: Part, nth: number, alone: boolean): Zone {
  if (alone) return roundZone({ x: 512 + nth * 60, y: 512 + nth * 60 }, 300, { grams: part.grams })
  const spots = [
    { x: 888, y: 136 },
    { x: 136, y: 136 },
    { x: 888, y: 888 },
  ]
  return roundZone(spots[nth % 3] ?? { x: 888, y: 136 }, part.volume > 180 ? 135 : 112, {
    grams: part.grams,
  })
}
