import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import { drawingOf, namedFood } from '../drawings.ts'
import type { Food, Role } from '../foods/food.ts'
import { saidAs } from '../said-as.ts'
import { servedApart } from '../served-apart.ts'
import { cookingOf } from './cooking.ts'
import { clamp } from './geometry.ts'
import type { Cutlery } from './place-setting.ts'
import type { VesselKind } from './vessel.ts'
import type { Cooking } from './zone.ts'

/** One food of a plate: `density` in g per ml, taken from its group when absent. */
export type PlateIngredient = { name: string; group: FoodGroup; grams: number; density?: number }

export type PlateInput = {
  ingredients: PlateIngredient[]
  prompt: string
  seed: number
  /**
   * What table, make of plate and arrangement hang on beside the seed: prompt and ingredients unless
   * told. Plates on one table can be compared.
   */
  table?: string
}

export type Part = {
  name: string
  food: Food
  role: Role
  grams: number
  /** Millilitres. */
  volume: number
  cooking: Cooking
}

/** How the foods lie: each in its zone, all tossed together, or in a bowl of something wet. */
export type Arrangement = 'zones' | 'tossed' | 'wet'

export type Plan = {
  vessel: VesselKind
  arrangement: Arrangement
  /** Parts that take ground of their own, then those laid on top, then drinks. */
  parts: Part[]
  garnish: Part[]
  drinks: Part[]
  /** Tossed in a pan: meat and all among the rest, not on top. */
  stirred: boolean
  /** Foods in layers in a glass: a parfait. */
  layered: boolean
  /** What one eats it with. */
  cutlery: Cutlery
  /** A bowl of something that steams. */
  hot: boolean
  /** How much of the vessel's room is filled, by radius. */
  fullness: number
  /** How far a wet food reaches up in its bowl, by the radius of its surface. */
  level: number
  /** Millilitres that fill a glass to a finger below its rim. */
  glassful: number
}

/** Grams per millilitre as heaped on a plate, from cup weights of FoodData Central. */
const densities: Partial<Record<FoodGroup, number>> = {
  grain: 0.75,
  pasta: 0.6,
  bread: 0.3,
  cereal: 0.9,
  leafy: 0.14,
  vegetable: 0.55,
  fruit: 0.65,
  nut: 0.55,
  herb: 0.12,
  cheese: 0.7,
  snack: 0.25,
  sweet: 0.6,
  potato: 0.65,
  legume: 0.75,
}

const emptyPlate: PlateIngredient = { name: 'Mixed vegetables', group: 'vegetable', grams: 250 }

/** Decides vessel, arrangement and every food's role. */
export function planPlate({ ingredients, prompt }: PlateInput, scale = ordinary): Plan {
  const given = ingredients.length > 0 ? servedApart(ingredients) : [emptyPlate]
  const all = together(
    given.map((ingredient) => partOf(ingredient, prompt)),
    prompt,
  )
  const drinks = all.filter(({ role }) => role === 'drink')
  const solid = all.filter(({ role }) => role !== 'drink')
  const total = solid.reduce((sum, { volume }) => sum + volume, 0)
  const isSmall = (part: Part) =>
    solid.length > 1 &&
    (part.role === 'garnish' ||
      (part.food.little !== undefined && part.volume < Math.max(45, total * 0.09)) ||
      (part.role === 'sauce' && !part.food.dipped && part.volume < total * 0.12))
  const garnish = solid.filter(isSmall)
  const parts = solid.filter((part) => !isSmall(part))
  const arrangement = arrange(parts, prompt)
  return {
    arrangement,
    layered: layered.test(prompt) && parts.some(({ role }) => role === 'wet'),
    cutlery: cutleryFor(arrangement, prompt),
    hot:
      parts.some(({ role, food }) => role === 'wet' && !food.cold) &&
      !/\b(cold|iced|chilled)\b/i.test(prompt),
    stirred: stirred.test(prompt),
    parts: parts.length > 0 || drinks.length > 0 ? parts : garnish.splice(0, 1),
    garnish,
    drinks,
    vessel: vesselFor(arrangement, prompt, parts),
    fullness: clamp(Math.sqrt(total / scale.plateful), scale.least, 1),
    level: clamp((total / scale.bowlful) ** 0.25, 0.6, 1),
    glassful: scale.glassful,
  }
}

/** What fills a vessel, in millilitres; `least` is the smallest part of a plate that a meal takes. */
export type Scale = { plateful: number; bowlful: number; glassful: number; least: number }

const ordinary: Scale = { plateful: 560, bowlful: 420, glassful: 330, least: 0.72 }

/** The scale at which the largest of several portions still fits, so that all can be compared. */
export function scaleFor(largest: PlateInput): Scale {
  const all = servedApart(largest.ingredients).map((ingredient) =>
    partOf(ingredient, largest.prompt),
  )
  const ml = (drinks: boolean) =>
    all.reduce((sum, part) => sum + ((part.role === 'drink') === drinks ? part.volume : 0), 0)
  return {
    plateful: Math.max(ordinary.plateful, ml(false)),
    bowlful: Math.max(ordinary.bowlful, ml(false)),
    glassful: Math.max(ordinary.glassful, ml(true), layered.test(largest.prompt) ? ml(false) : 0),
    least: 0,
  }
}

/** Foods that the prompt names together and that are eaten as one are drawn as one. */
function together(parts: Part[], prompt: string): Part[] {
  const bread = parts.find(({ food }) => food === namedFood('toast') || food === namedFood('bread'))
  const avocado = parts.find(({ food }) => food === namedFood('avocado'))
  const food = namedFood('avocado toast')
  const said = /avocado (on )?(\w+ )?(toast|bread)|toast with (\w+ )?avocado/i.test(prompt)
  if (!bread || !avocado || !food || !said) return parts
  const volume = (bread.volume + avocado.volume) * 1.1
  const grams = bread.grams + avocado.grams
  const toast: Part = { ...bread, name: 'Avocado toast', food, role: food.role, grams, volume }
  return parts.flatMap((part) => (part === bread ? [toast] : part === avocado ? [] : [part]))
}

function partOf({ name, group, grams, density }: PlateIngredient, prompt: string): Part {
  const food = drawingOf(saidAs(name, prompt), group)
  const weight = Number.isFinite(grams) && grams > 0 ? grams : 1
  const raw = density && density > 0.02 && !food.wilted
  const perMl = raw ? density : densityOf(food, name, group)
  return {
    name,
    food,
    role: food.role,
    grams: weight,
    volume: weight / perMl,
    cooking: cookingOf(name, prompt),
  }
}

const layered = /\bparfaits?\b|\bin a glass\b/i
const stirred = /\b(stir[- ]?fr|fried rice|hash|chow mein)/i
const tossed = /\b(salad|slaw|stir[- ]?fr|fried rice|hash|chow mein)/i

/** What the prompt is about: its words before "with" and the first comma. */
const head = (prompt: string) => prompt.split(/,|\bwith\b|\band\b/)[0] ?? ''

/** Raw leaves are mostly air; cooked ones have lost it. */
function densityOf(food: Food, name: string, group: FoodGroup): number {
  const wilted =
    food.wilted || (group === 'leafy' && (!food.leafy || /cooked|saut|steam|wilt|boil/i.test(name)))
  return wilted ? 0.5 : (densities[group] ?? 1)
}

function arrange(parts: readonly Part[], prompt: string): Arrangement {
  if (parts.some(({ role }) => role === 'wet')) return 'wet'
  if (tossed.test(head(prompt)) && parts.length > 2) return 'tossed'
  return 'zones'
}

const withChopsticks =
  /\b(sushi|ramen|pho|noodles?|stir[- ]?fr\w*|poke|dumplings?|gyoza|chow mein|lo mein|udon|soba|bok choy|teriyaki|miso|bibimbap|pad thai|spring rolls?|nigiri|kimchi)\b/i

function cutleryFor(arrangement: Arrangement, prompt: string): Cutlery {
  if (withChopsticks.test(prompt)) return 'chopsticks'
  return arrangement === 'wet' || /\b(soup|ice cream|pudding)\b/i.test(prompt) ? 'spoon' : 'fork'
}

/** What comes on a wooden board when the plate is about it. */
const boarded =
  /\b(\w*burger|pizza|sandwich|board|(avocado|french|cheese) toast|bruschetta|tacos?|wrap|burrito|bagel|hot dog|quesadilla)/i

function vesselFor(arrangement: Arrangement, prompt: string, parts: readonly Part[]): VesselKind {
  if (arrangement === 'wet') return 'bowl'
  const [largest] = parts.toSorted((a, b) => b.volume - a.volume)
  if (largest?.food.vessel) return largest.food.vessel
  if (/\b(bowl|salad|poke|ramen|cereal|pasta|stir)/i.test(head(prompt))) return 'shallow bowl'
  if (boarded.test(head(prompt))) return 'board'
  return 'plate'
}
