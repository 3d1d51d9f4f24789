import type { Region } from '../../../core/layout.ts'
import type { Place } from '../../../scene/place.ts'
import { type DishPart, sauced } from '../parts.ts'

/** Share of the surface that one kind covers at most: more would hide the liquid. */
const most = 1.05

/** Percent of a dish that covers its surface once. */
const once = 60

/** Percent of a dish below which a few of them are strewn like other pieces. */
const few = 5

/** True for what is laid in a liquid piece by piece; beans and the like are stirred in. */
export const isLaid = ({ look, share }: DishPart): boolean =>
  look.form.stirred === undefined || share < few

/** The place with everything that is put there under more of a sauce than larger pieces keep. */
export const drenched = (place: Place, hex: string, coat: number): Place =>
  sauced(place, hex, Math.min(1, 2 * coat))

/** Stirs those of the parts that are not laid into a liquid whose line is at `line` mm, `times` as much as they say. */
export function stirParts(
  place: Place,
  parts: readonly DishPart[],
  region: Region,
  line: number,
  times: number,
): void {
  for (const part of parts) {
    if (isLaid(part)) continue
    const { look, name, share } = part
    const random = place.random.fork(name)
    look.form.stirred?.({ ...place, region, random }, line, Math.min(most, (share * times) / once))
  }
}
