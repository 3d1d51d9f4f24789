import type { Part } from '../plan.ts'
import type { Together } from './as-one.ts'
import { breadAndBowl } from './bread-and-bowl.ts'
import { filledOmelet } from './filled-omelet.ts'
import { filledPotato } from './filled-potato.ts'
import { fruitSalad, nutMix } from './fruit-and-nuts.ts'
import { chiaInMilk, falafelPlate, grainBowl } from './in-bowl.ts'
import { withinStew } from './in-stew.ts'
import { indianSides } from './indian-sides.ts'
import { onBread } from './on-bread.ts'
import { chipsAndDip, kebabPlate, spreadBagel } from './one-plate.ts'
import { fromPan, fromTray, salad, sideSalad } from './tossed.ts'
import { withCream } from './with-cream.ts'
import { asDips, withDip } from './with-dip.ts'
import { caprese, cutSmall, halvedTomatoes, within } from './within.ts'
import { stuffedPepper, tacos } from './wrapped.ts'

const ways: readonly Together[] = [
  onBread,
  filledPotato,
  breadAndBowl,
  tacos,
  stuffedPepper,
  falafelPlate,
  chipsAndDip,
  spreadBagel,
  kebabPlate,
  nutMix,
  fruitSalad,
  fromPan,
  fromTray,
  salad,
  sideSalad,
  grainBowl,
  withDip,
]

/**
 * Foods that one eats as one dish, as that dish, where nobody named it: toast with what lies on it, a salad, a bowl, what
 * comes from one pan. Others stay side by side.
 */
export function together(all: readonly Part[], prompt: string): Part[] {
  const isDrink = ({ look: { role } }: Part) => role === 'drink'
  const swollen = indianSides(chiaInMilk(all, prompt) ?? all, prompt)
  const drinks = swollen.filter(isDrink)
  const foods = swollen.filter((part) => !isDrink(part))
  const cut = cutSmall(
    filledOmelet(caprese(within(asDips(withCream(foods)), prompt)), prompt),
    prompt,
  )
  const parts = withinStew(cut, prompt)
  for (const way of ways) {
    const made = way(parts, prompt)
    if (made) return [...made, ...drinks]
  }
  return [...halvedTomatoes(parts, prompt), ...drinks]
}
