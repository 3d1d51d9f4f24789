import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FoodGroup, foodGroups } from '#app/nutrition/nutrition.ts'

/** A line of a curated list: the name of a food and the source of its figures. */
export type CuratedFood = {
  id: string
  name: string
  group: FoodGroup
  source: string
  /** Grams of the listed foods that the dish consists of; empty for a food from USDA's tables. */
  recipe: { id: string; grams: number }[]
  /**
   * Weight of the finished dish in grams, if cooking adds or removes water; null for the sum of the parts.
   */
  made: number | null
  aliases: string[]
  serving: number | null
  each: number | null
  /** False for foods that have sizes but are not counted: "large fries". */
  counted: boolean
  density: number | null
  /** True if the figures are those of the most similar food that USDA has. */
  near: boolean
  measures: Record<string, number>
  where: string
}

const datasets: Record<string, string> = { f: 'fndds1718', s: 'sr28', n: 'foundation2410' }

/**
 * Reads every `.txt` file of the folder in the format described in docs/nutrition.md. Throws with file and
 * line.
 */
export function readCurated(folder: string): CuratedFood[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFile(folder, file))
}

function readFile(folder: string, file: string): CuratedFood[] {
  const foods: CuratedFood[] = []
  let group: FoodGroup | undefined
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  lines.forEach((raw, i) => {
    const line = raw.trim()
    const where = `${file}:${i + 1}`
    if (line === '' || line.startsWith('//')) return
    if (line.startsWith('# ')) {
      group = foodGroups.find((name) => name === line.slice(2).trim())
      if (!group) throw new Error(`${where}: unknown group`)
      return
    }
    if (!group) throw new Error(`${where}: a food before the first group`)
    foods.push(readLine(line, group, where))
  })
  return foods
}

function readLine(line: string, group: FoodGroup, where: string): CuratedFood {
  const [name = '', source = '', aliases = '', options = ''] = line.split('|').map((s) => s.trim())
  const code = /^([fsn]):(\d+)$/.exec(source)
  const recipe = source.startsWith('=') ? readRecipe(source.slice(1), where) : []
  if (!name || (!code && recipe.length === 0)) {
    throw new Error(`${where}: expected "Name | f:CODE | aliases | options"`)
  }
  const food: CuratedFood = {
    id: slugify(name),
    name,
    group,
    source: code ? `${datasets[code[1] ?? '']}:${code[2]}` : 'recipe',
    recipe,
    made: null,
    aliases: list(aliases, ';'),
    serving: null,
    each: null,
    counted: true,
    density: null,
    near: false,
    measures: {},
    where,
  }
  for (const option of list(options, ' ')) readOption(food, option)
  return food
}

/** Parses a recipe such as "chicken 200, onions 80": ids of listed foods with grams. */
function readRecipe(text: string, where: string): { id: string; grams: number }[] {
  return list(text, ',').map((part) => {
    const [id = '', grams = ''] = part.split(/\s+/)
    if (!(Number(grams) > 0)) throw new Error(`${where}: "${part}" is not id and grams`)
    return { id, grams: Number(grams) }
  })
}

function readOption(food: CuratedFood, option: string) {
  const [key = '', value = ''] = option.split('=')
  if (option === 'near') {
    food.near = true
    return
  }
  if (option === 'each=none') {
    food.counted = false
    return
  }
  const grams = Number(value)
  if (!(grams > 0)) throw new Error(`${food.where}: ${option} is not name=number`)
  if (key === 'serving') food.serving = grams
  else if (key === 'made') food.made = grams
  else if (key === 'each') food.each = grams
  else if (key === 'density') food.density = grams
  else food.measures[key.replaceAll('_', ' ')] = grams
}

function list(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/%/g, ' percent ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
