import type { Plate, Reader } from '#app/nutrition/estimate.ts'
import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import { hasLook, type PlateIngredient, usualGrams } from '../illustrator/illustrator.ts'
import { saidCount } from './said-count.ts'

/** What words say of a food that our table does not know; the first that fits decides. */
const groupsByWord: [RegExp, FoodGroup][] = [
  [/(soup|broth|stew|chowder|bisque|ramen|pho)$/, 'soup'],
  [/(sauce|dip|dressing|gravy|pesto|relish|chutney|mayo|salsa|paste)$/, 'sauce'],
  [/(juice|tea|coffee|smoothie|shake|latte|drink|lemonade|wine|beer)$/, 'drink'],
  [/(noodles?|pasta|ini|elle|etti)$/, 'pasta'],
  [/(bread|loaf|bun|roll|bagel|naan|pita|tortilla|wrap|toast)s?$/, 'bread'],
  [/(cheese|ricotta|gouda)$/, 'cheese'],
  [/(berry|berries|fruits?|melons?|apples?|plums?|cherry|cherries)$/, 'fruit'],
  [/(nuts?|seeds?|kernels?)$/, 'nut'],
  [/(beans?|peas|lentils?|dal)$/, 'legume'],
  [/(fish|fillets?|trout|bass|bream)$/, 'fish'],
  [/(shrimps?|prawns?|crabs?|clams?|mussels?|oysters?)$/, 'shellfish'],
  [/(steaks?|meat|ribs?|chops?|roast|sausages?|burger)$/, 'meat'],
  [/(cake|pie|tart|cookies?|pudding|candy|brownies?|ice cream)$/, 'sweet'],
  [/(greens|lettuce|leaves|leaf|cress|salad)$/, 'leafy'],
  [/(rice|grains?|risotto|pilaf|couscous)$/, 'grain'],
]

/** Grams of an unknown food on a plate, where they differ from the usual 100. */
const typicalGrams: Partial<Record<FoodGroup, number>> = {
  soup: 300,
  sauce: 30,
  drink: 240,
  pasta: 160,
  bread: 60,
  cheese: 30,
  nut: 20,
  meat: 140,
  fish: 140,
  leafy: 50,
  grain: 160,
}

/**
 * What the illustrator lays on the plate: known foods with their grams, and words that are no known food where
 * they have a look or their end tells what they are ("yuzu dip" is a sauce). Others are left out rather than
 * drawn as something else.
 */
export function plateIngredients(reader: Reader, read: Plate): PlateIngredient[] {
  // "Roast chicken dinner" names several foods at once, so these words do not describe each of them.
  const isPlate = (text: string) => read.items.filter((item) => item.text === text).length > 2
  const known = read.items.map(({ food, foodId, text, group, grams }) => ({
    name: food,
    said: isPlate(text) ? undefined : text,
    group,
    grams,
    density: reader.foods.find(foodId)?.density,
    count: saidCount(text),
  }))
  const guessed = read.unmatched.flatMap((name) => {
    const group = guessGroup(name) ?? (hasLook(name) ? 'dish' : null)
    return group ? [{ name, group, grams: typicalGrams[group] ?? usualGrams(name) ?? 100 }] : []
  })
  return [...known, ...guessed]
}

/** A coarse guess from the end of a name: "yuzu dip" is a sauce. Null where it tells nothing. */
export function guessGroup(name: string): FoodGroup | null {
  const word = name.trim().toLowerCase()
  return groupsByWord.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
