import { divide, type Region } from '../core/layout.ts'
import { createRandom, hashText, type Random } from '../core/random.ts'
import { onTop } from '../dishes/archetypes/parts.ts'
import { domeOver } from '../forms/heaps.ts'
import { largerThan, smallerThan } from '../plan/choose-vessel.ts'
import type { Part, PlateInput, Setting } from '../plan/plan.ts'
import { spooned } from '../plan/together/within.ts'
import type { Body } from '../render/body.ts'
import { within } from '../render/poses.ts'
import { render } from '../render/render.ts'
import type { Glaze, Vessel, VesselKind } from '../vessels/vessel.ts'
import { glazes, vesselOf } from '../vessels/vessels.ts'
import { atRest } from './at-rest.ts'
import { type Camera, cameraOf, seat, spreadOf } from './camera.ts'
import { centred } from './centred.ts'
import { createGround, settledUnder, strewnOver } from './ground.ts'
import { levelIn, radiusAt } from './levels.ts'
import { napkin } from './napkin.ts'
import { lyingOver } from './over-bodies.ts'
import type { Place } from './place.ts'
import { disc } from './regions.ts'
import { table } from './table.ts'

/** What table and tableware depend on, for other plates that are to stand on the same one. */
export function tableOf({ prompt, ingredients }: Omit<PlateInput, 'seed'>): string {
  const foods = ingredients.map(({ name, grams }) => `${name} ${grams}`)
  return `${prompt}|${foods.join('|')}`
}

/** A vessel with the food in it, about the vessel's own middle. */
export type Served = { vessel: Vessel; food: Body[] }

/** Vessels in the colours of one set, filled. */
function serve(planned: readonly Setting[], random: Random): Served[] {
  return planned.map((setting, i) => served(setting, random, i))
}

function served(setting: Setting, random: Random, nth: number): Served {
  const glaze = random.fork('glaze').pick(glazes)
  const vessel = vesselOf(setting.vessel, glaze)
  return { vessel, food: fill(setting, vessel, random.fork(`vessel ${nth}`)) }
}

const plain: Glaze = { face: '#fff', edge: '#fff' }

/** A setting on a plate no larger than what lies on it needs, and no smaller. */
function snug(setting: Setting, random: Random, nth: number): { setting: Setting; own: Served } {
  const made = new Map<VesselKind, Served>()
  const on = (vessel: VesselKind): Served => {
    const own = made.get(vessel) ?? served({ ...setting, vessel }, random, nth)
    made.set(vessel, own)
    return own
  }
  const vessel = fitting(setting.vessel, (kind) => spreadOf(on(kind).food))
  return { setting: { ...setting, vessel }, own: on(vessel) }
}

/** The plate that fits food which reaches so far on each kind of them. */
function fitting(planned: VesselKind, reach: (kind: VesselKind) => number): VesselKind {
  let fits = planned
  for (let kind = largerThan(fits); kind; kind = largerThan(kind)) {
    if (reach(fits) <= vesselOf(fits, plain).radius + overRim) break
    fits = kind
  }
  if (fits !== planned) return fits
  for (let kind = smallerThan(fits); kind; kind = smallerThan(kind)) {
    const { inner, radius } = vesselOf(kind, plain)
    if (reach(fits) > inner + (radius - inner) * 0.55) break
    fits = kind
  }
  return fits
}

/** Mm by which food may stand out over a plate. */
const overRim = 6

/** What stands on the table and how it is seen; the vessels with their food where these were filled already. */
export type Laid = { settings: Setting[]; camera: Camera; served?: Served[] }

/** The table of a meal: on plates that fit, and seen from near. */
export function layTable(input: PlateInput, planned: readonly Setting[]): Laid {
  const random = randomOf(input)
  const fitted = planned.map((setting, nth) => snug(setting, random, nth))
  const served = fitted.map(({ own }) => own)
  return { settings: fitted.map(({ setting }) => setting), camera: cameraOf(served), served }
}

/** What stands on the table as a square of `side` pixels, three bytes each, sRGB. */
export function drawTable(input: PlateInput, laid: Laid, side: number): Buffer {
  const random = randomOf(input)
  const all = laid.served ?? serve(laid.settings, random)
  const vessels = all.map(({ vessel }) => vessel)
  const spots = seat(vessels)
  const bodies: Body[] = [table(random.fork('table'))]
  const cloth = random.fork('napkin')
  const [main] = vessels
  if (main && cloth.chance(0.5)) bodies.push(napkin(cloth, main.radius))
  all.forEach(({ vessel, food }, i) => {
    const spot = spots[i] ?? { x: 0, y: 0 }
    for (const body of [...vessel.bodies, ...food]) {
      bodies.push({ ...body, pose: within({ at: [spot.x, spot.y, 0] }, body.pose) })
    }
  })
  const { across, x, y } = laid.camera
  return render({ bodies, across, middle: [x, y, 0] }, side)
}

/** The stream of numbers of a picture. */
const randomOf = (input: PlateInput): Random =>
  createRandom(
    (hashText(input.table ?? tableOf(input)) ^ Math.imul(input.seed | 0, 0x9e3779b1)) >>> 0,
  )

/** Bowls in which food lies in a heap. */
const shallow = new Set<VesselKind>(['shallow bowl', 'pasta bowl', 'side bowl'])

/** All that is in a vessel, about the vessel's own middle. */
function fill(setting: Setting, vessel: Vessel, random: Random): Body[] {
  const food: Body[] = []
  const ground = createGround((x, y) => vessel.inside(Math.hypot(x, y)))
  const put = (body: Body) => void food.push(body)
  const isShallow = shallow.has(vessel.kind)
  const isDeep = vessel.height > 24 && !isShallow
  const place = (part: Part, region: Region): Place => ({
    ...part,
    random: random.fork(part.name),
    region,
    ground,
    put,
    ...((isDeep || part.look.role === 'wet') &&
      setting.parts.length === 1 && {
        bowl: { radius: vessel.rim ?? vessel.radius, depth: vessel.height, inside: vessel.inside },
      }),
  })
  const areas = setting.parts.map((part) => part.look.form.ground(part))
  const total = areas.reduce((sum, area) => sum + area, 0)
  const room = isShallow
    ? vessel.radius * 0.88
    : isDeep
      ? filledRadius(vessel, setting.parts)
      : vessel.inner * 1.06
  const radius = Math.min(room, Math.sqrt(total / Math.PI) * 1.04)
  let main = { x: 0, y: 0 }
  if (setting.tossed) toss(setting.parts, place, disc(0, 0, radius))
  else {
    const regions = divide(
      areas.map((area, i) => ({ share: area / total, main: i === 0 && areas.length > 1 })),
      { center: { x: 0, y: 0 }, radius },
      random.fork('layout'),
    )
    main = regions[0]?.center ?? main
    layApart(setting.parts, regions, (part, at, isOver) => {
      const own = place(part, at)
      part.look.form.lay(isOver ? lyingOver(own, main, food) : own)
    })
  }
  dress(setting, place, isDeep ? vessel.radius * 0.8 : radius, (own) => lyingOver(own, main, food))
  return atRest(centred(food, vessel), vessel)
}

/** Lays each part into its region, in the order in which they lie on each other. */
function layApart(
  parts: readonly Part[],
  regions: readonly Region[],
  lay: (part: Part, region: Region, isOver: boolean) => void,
): void {
  const order = parts
    .map((part, i) => ({ part, region: regions[i] }))
    .toSorted((a, b) => depthOf(a.part) - depthOf(b.part))
  const bread = isEggOnBread(order.map(({ part }) => part)) ? order[0]?.region : undefined
  for (const { part, region } of order) {
    const at = bread ?? region
    if (at) lay(part, at, part.look.over === true && !bread && order.length > 1)
  }
}

/** True for bread and the egg that comes with it, which lies on it. */
const isEggOnBread = ([below, above, ...others]: readonly Part[]): boolean =>
  others.length === 0 && below?.look.role === 'bread' && above?.look.over === true

/** What is laid before the rest: what flows, then bread; an egg may lie on all of it. */
const depthOf = ({ look: { form, role, over } }: Part): number =>
  form.flows ? 0 : role === 'bread' ? 1 : over ? 3 : 2

/** Radius of a bowl at half the height to which its foods fill it. */
function filledRadius(
  { kind, radius, rim = radius, inside, floor, height, inner }: Vessel,
  parts: readonly Part[],
) {
  if (!kind.includes('bowl')) return inner * 1.06
  const volume = parts.reduce((sum, part) => sum + part.volume, 0)
  const bowl = { radius: rim, depth: height, inside }
  return Math.max(inner, radiusAt(bowl, floor + 0.6 * (levelIn(bowl, volume, 6) - floor)) * 0.95)
}

const lots = 4

/** Foods in several lots, one after the other, so that each lies among the rest, in one mound. */
function toss(
  parts: readonly Part[],
  place: (part: Part, region: Region) => Place,
  region: Region,
) {
  const volume = parts.reduce((sum, part) => sum + part.volume, 0)
  const [first] = parts
  if (!first) return
  const top = domeOver({ ...place(first, region), volume }, 5)
  const leavesFirst = parts.toSorted(
    (a, b) => Number(b.look.leafy ?? false) - Number(a.look.leafy ?? false),
  )
  for (let lot = 0; lot < lots; lot++) {
    for (const part of leavesFirst) {
      const share = { ...part, grams: part.grams / lots, volume: part.volume / lots }
      const at = place({ ...share, name: `${part.name} ${lot}` }, region)
      const { form } = part.look
      const loose = form.loose ?? form
      loose.lay({ ...at, ground: settledUnder(at.ground, top) })
    }
  }
}

/** Sauces over the food, then what is strewn on top. */
function dress(
  { garnish, poured, parts }: Setting,
  place: (part: Part, region: Region) => Place,
  radius: number,
  over: (own: Place) => Place,
) {
  const most = parts.length > 1 ? 0.5 : 0.8
  const pour = (part: Part) => {
    const wanted = Math.sqrt(part.look.form.ground(part) / Math.PI)
    part.look.form.lay(place(part, disc(0, 0, Math.min(wanted, radius * most))))
  }
  const isClean = parts.some(({ look: { words } }) => spooned.test(words))
  const isThread = ({ look }: Part) => look.form.thread === true
  for (const part of poured) if (!isThread(part)) pour(part)
  garnish.forEach((part, i) => {
    const form = part.look.little ?? part.look.form
    const wanted = Math.sqrt(form.ground(part) / Math.PI)
    if (part.group === 'herb' && parts.length > 0) {
      const all = disc(0, 0, radius * 0.72)
      form.lay({ ...place(part, all), ground: strewnOver(place(part, all).ground) })
      return
    }
    const angle = (i / Math.max(1, garnish.length)) * 6.283
    const off = garnish.length > 1 ? radius * 0.3 : 0
    const reach = Math.min(wanted, radius * 0.75)
    const own = place(part, disc(off * Math.cos(angle), off * Math.sin(angle), reach))
    const lies = part.look.over ? over(own) : own
    form.lay(isClean ? onTop(lies) : lies)
  })
  for (const part of poured) if (isThread(part)) pour(part)
}
