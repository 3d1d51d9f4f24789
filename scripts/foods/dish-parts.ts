import { writeFileSync } from 'node:fs'
import { readUsdaCsv } from './usda-csv.ts'
import { type Sauce, visibleOf } from './visible-parts.ts'

/** Most parts that a dish names, and the least share of one in percent. */
const most = 6
const least = 3

/** A dish of the lists with what it consists of; grams. */
type ListedDish = { name: string; recipe: readonly { id: string; grams: number }[] }

/** Ingredients of the lists that are not seen in a dish, by the ends of their ids. */
const unseen =
  /(^|-)(oil|ghee|lard|butter|sugar|flour|salt|vinegar|garlic|water|cornstarch|semolina|raw-egg|egg-whites|mustard|tahini|honey|juice)$/

/** Ingredients that become a dough or batter, whose shape then hides what else is in it. */
const doughs = /flour|cornstarch|semolina|puff-pastry|raw-egg|egg-whites/
/** Share of them from which a dish is a pancake, a dumpling or a cake rather than its parts. */
const mostDough = 0.15

const isDough = (recipe: ListedDish['recipe']) =>
  gramsOf(recipe.filter(({ id }) => doughs.test(id))) > mostDough * gramsOf(recipe)

const gramsOf = (recipe: ListedDish['recipe']) => recipe.reduce((sum, { grams }) => sum + grams, 0)

/**
 * Writes what is seen of USDA's mixed dishes and of the dishes of the lists, a line each: name, parts with their shares of
 * the weight in percent, kind of sauce and its share. Dishes without two visible parts are left out.
 */
export function writeDishParts(
  path: string,
  nameOf: ReadonlyMap<string, string>,
  listed: readonly ListedDish[],
): number {
  const lines = listed.flatMap(({ name, recipe }) => {
    if (isDough(recipe)) return []
    const seen = recipe.filter(({ id }) => !unseen.test(id))
    const line = lineOf(
      seen.map(({ id, grams }) => ({ ingredient: id.replaceAll('-', ' '), grams })),
    )
    return line ? `${name}|${line}` : []
  })
  for (const [code, ingredients] of recipes()) {
    const name = nameOf.get(`fndds1718:${code}`)
    const line = name && lineOf(ingredients)
    if (line) lines.push(`${name}|${line}`)
  }
  writeFileSync(path, `${lines.sort().join('\n')}\n`)
  return lines.length
}

type Ingredient = { ingredient: string; grams: number }

function recipes(): Map<string, Ingredient[]> {
  const found = new Map<string, Ingredient[]>()
  for (const { food_code: code = '', ingredient = '', grams } of readUsdaCsv(
    'usda_fndds_recipes',
  )) {
    const list = found.get(code) ?? []
    list.push({ ingredient, grams: Number(grams) })
    found.set(code, list)
  }
  return found
}

function lineOf(ingredients: readonly Ingredient[]): string | undefined {
  const parts = new Map<string, number>()
  const liquids = new Map<Sauce, number>()
  let total = 0
  for (const { ingredient, grams } of ingredients) {
    const { part, sauce, grows = 1 } = visibleOf(ingredient)
    if (part) parts.set(part, (parts.get(part) ?? 0) + grams * grows)
    if (sauce) liquids.set(sauce, (liquids.get(sauce) ?? 0) + grams)
    if (part || sauce) total += grams * grows
  }
  const share = (grams: number) => Math.round((100 * grams) / total)
  const seen = largest(parts)
    .filter(([, grams]) => share(grams) >= least)
    .slice(0, most)
  if (seen.length < 2 && !(seen.length === 1 && liquids.size > 0)) return undefined
  const [liquid] = largest(liquids)
  const wet = [...liquids.values()].reduce((sum, grams) => sum + grams, 0)
  const sauce = liquid ? `${liquid[0]} ${share(wet)}` : ''
  return `${seen.map(([part, grams]) => `${part} ${share(grams)}`).join(', ')}|${sauce}`
}

const largest = <Key>(map: ReadonlyMap<Key, number>) => [...map].sort((a, b) => b[1] - a[1])
