import type { Region } from '../../core/layout.ts'
import { lookNamed } from '../../looks/find-look.ts'
import type { Look } from '../../looks/look.ts'
import type { Body } from '../../render/body.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import type { Material, Spot } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { strewnOver } from '../../scene/ground.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'

/** A part of a dish, by the name of its look, and its share of the dish's volume in percent. */
export type DishPart = { look: Look; name: string; share: number }

/** Reads "chicken chunk 40, onion 10": names of looks with percent of the volume. Throws for an unknown name. */
export function partsOf(text: string): DishPart[] {
  if (text.trim() === '') return []
  return text.split(',').map((entry) => {
    const [, name = '', share = '10'] = entry.trim().match(/^(.*?)\s*(\d+(?:\.\d+)?)?$/) ?? []
    const look = lookNamed(name)
    if (!look) throw new Error(`No food looks like "${name}"`)
    return { look, name, share: Number(share) }
  })
}

/** Lays a part of a dish in a region of its own. `millilitres` is what of it is to be seen, `count` pieces if said. */
export function layPart(
  place: Place,
  part: DishPart,
  region: Region,
  millilitres: number,
  count?: number,
): void {
  const { look, name } = part
  const form = (look.role !== 'garnish' && millilitres < 25 && look.little) || look.form
  const { count: _count, bowl: _bowl, ...rest } = place
  form.lay({
    ...rest,
    region,
    random: place.random.fork(name),
    volume: millilitres,
    grams: millilitres * (look.density ?? 0.7),
    ...(count !== undefined && { count }),
  })
}

type Strewn = { sunk?: number; seen?: number; saidOf?: (part: DishPart) => number | undefined }

/** Lays parts all over what lies there, each pressed in by `sunk` mm. */
export function strewParts(
  place: Place,
  parts: readonly DishPart[],
  region: Region,
  { sunk = 0, seen = 1, saidOf }: Strewn = {},
): void {
  const ground = strewnOver(place.ground, sunk)
  for (const part of parts) {
    const ml = (place.volume * part.share * seen) / 100
    layPart({ ...place, ground }, part, region, ml, saidOf?.(part))
  }
}

/** A sector: the angle at which it begins, and how wide it is. */
type Sector = { from: number; span: number }

/** Places that a part of a dish is scattered over at the most. */
const lots = 18

/** Lays parts all over a round ground or a sector of it, a piece or two at each of many places, so that none lie in a heap. */
export function scatterParts(
  place: Place,
  parts: readonly DishPart[],
  { center, area }: Region,
  { from, span }: Sector = { from: 0, span: 2 * Math.PI },
): void {
  const reach = Math.sqrt(area / Math.PI)
  parts.forEach((part, kind) => {
    const { look, name } = part
    const ml = (place.volume * part.share) / 100
    const grams = ml * (look.density ?? 0.7)
    const pieces = look.form.count?.({ ...place, grams, volume: ml }) ?? ml / 2.5
    const count = Math.max(1, Math.min(lots, Math.round(pieces)))
    const radius = Math.max(7, Math.min(reach * 0.3, Math.sqrt((ml / count) * 90)))
    const random = place.random.fork(name)
    const turn = random.range(0, 1)
    for (let lot = 0; lot < count; lot++) {
      // As the seeds of a sunflower lie, which leaves no gap and makes no rings.
      const far = reach * 0.86 * Math.sqrt((lot + 0.35 + 0.3 * (kind % 2)) / count)
      const angle = from + span * ((turn + lot * 0.381966) % 1) + random.range(-0.04, 0.04) * span
      const x = center.x + far * Math.cos(angle)
      const y = center.y + far * Math.sin(angle)
      layPart(place, { ...part, name: `${name} ${lot}` }, disc(x, y, radius), ml / count)
    }
  })
}

/**
 * The place with everything that is put there tinted: coated by a sauce, coloured by saffron. It clings here more and
 * there less, most to the sides.
 */
export const coated = (place: Place, hex: string, strength: number): Place =>
  covered(place, strength, (own) => ({
    ...own,
    gloss: Math.max(own.gloss, 0.14 + 0.4 * strength),
    // What is dull soaks it up.
    polish: own.polish < 0.3 ? own.polish : Math.max(own.polish, 0.5),
    paint: clinging(own, colour(hex), strength, {
      film: 0.3,
      patches: 0.75,
      sides: 0.4,
      vegetables: 0.5,
    }),
  }))

/**
 * The place with everything that is put there lifted out of a sauce that it was cooked in: a wet film over all of it,
 * thick in patches and on the sides. A pale sauce colours half as much, or all in it would be white.
 */
export function sauced(place: Place, hex: string, strength: number): Place {
  const [, green] = colour(hex)
  const how = { film: 0.5, patches: 0.6, sides: 0.5, vegetables: 0.35, apart: true }
  return covered(place, strength, (own) => ({
    ...own,
    ...filmOn(own, strength),
    grain: own.grain * (1 - 0.25 * strength),
    paint: clinging(own, colour(hex), green > 0.45 ? strength / 2 : strength, how),
  }))
}

/** How a sauce makes it shine: what is dull, as meat is, soaks it up and has a broad faint sheen only. */
const filmOn = ({ gloss, polish }: Material, strength: number) =>
  polish < 0.3
    ? { gloss: Math.max(gloss, 0.18 + 0.1 * strength), polish: polish + 0.12 * strength }
    : {
        gloss: Math.max(gloss, 0.24 + 0.2 * strength),
        polish: Math.max(polish, 0.42 + 0.3 * strength),
      }

/** The place with all that is moist there wet with oil or dressing, so that it glistens at least so much. Bread and cheese stay dull. */
export const glistening = (place: Place, gloss: number): Place =>
  covered(place, gloss, (own) =>
    own.gloss < 0.16
      ? own
      : { ...own, gloss: Math.max(own.gloss, gloss), polish: Math.max(own.polish, 0.58) },
  )

type Clinging = {
  film: number
  patches: number
  sides: number
  vegetables?: number
  /** Whether what is brown is shown lighter in a dark sauce, so that it stands out. */
  apart?: boolean
}

/**
 * The paint of something under a sauce: `film` is its share everywhere, `patches` and `sides` what patches and upright
 * faces have more. Of all this, what is green, red or orange takes the share `vegetables`: leaves, carrots and tomatoes
 * keep their colour.
 */
function clinging(own: Material, coat: Colour, strength: number, how: Clinging) {
  const { film, patches, sides, vegetables = 1, apart = false } = how
  const lighter = apart ? 1 + 0.6 * (1 - step(0.06, 0.3, lightness(coat))) : 1
  const clings = strength * (own.clings ?? 1)
  return (spot: Spot): Colour => {
    const { u, v, w, round, up, seed } = spot
    const n = fractal(u / 6.5 + seed * 23, (v * round) / 6.5, w / 6.5, 2)
    const found = own.paint(spot)
    const vivid = isVivid(found)
    const bare = vivid ? found : lightened(found, lighter)
    const takes = vivid ? vegetables * clings : clings
    const share = takes * (film + patches * step(0.42, 0.64, n) + sides * (1 - up))
    return blend(bare, coat, Math.min(0.94, share))
  }
}

const lightness = ([red, green, blue]: Colour): number => 0.3 * red + 0.59 * green + 0.11 * blue

/** A dark colour so many times as light; one that is light anyway stays. */
function lightened(own: Colour, by: number): Colour {
  if (by === 1) return own
  const times = 1 + (by - 1) * (1 - step(0.1, 0.4, lightness(own)))
  return [own[0] * times, own[1] * times, own[2] * times]
}

/** True for the green of leaves and the red and orange of carrots and tomatoes, not for what is brown or yellow. */
const isVivid = ([red, green, blue]: Colour): boolean =>
  (green > 0.9 * red && green > 1.3 * blue) || (red > 0.35 && green < 0.45 * red)

/** The place with all that is not dry made of another material, unless nothing of it clings. */
export function covered(place: Place, strength: number, under: (own: Material) => Material): Place {
  if (strength === 0) return place
  const known = new Map<Material, Material>()
  const coatedOf = (own: Material): Material => {
    const made = known.get(own) ?? under(own)
    known.set(own, made)
    return made
  }
  const put = (body: Body) =>
    place.put(body.dry ? body : { ...body, material: coatedOf(body.material) })
  return { ...place, put }
}

/** The place with everything that is put there lying on top of a sauce: none of it clings. */
export const onTop = (place: Place): Place => ({
  ...place,
  put: (body) => place.put({ ...body, dry: true }),
})

/** How much of its own parts a dish keeps that has others in it, too. */
const keeps = 0.8

/** A list with more in it; what it has already is there once, as much as the larger of both says. */
export function joined(own = '', more: string): string {
  const [had, added] = [partsOf(own), partsOf(more)]
  const shareOf = ({ look, share }: DishPart) =>
    Math.max(keeps * share, ...added.filter((one) => one.look === look).map((one) => one.share))
  const fresh = added.filter(({ look }) => had.every((one) => one.look !== look))
  return [...had.map((one) => ({ ...one, share: shareOf(one) })), ...fresh]
    .map(({ name, share }) => `${name} ${share}`)
    .join(', ')
}

/** Parts of a list that is read once, when it is first needed: looks and dishes name each other. */
export function lazyParts(text = ''): () => DishPart[] {
  let parts: DishPart[] | undefined
  return () => {
    parts ??= partsOf(text)
    return parts
  }
}
