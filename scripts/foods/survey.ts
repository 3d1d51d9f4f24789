import { groupOf, leftOut } from '#app/nutrition/usda/usda-groups.ts'
import { naturalNames } from '#app/nutrition/usda/usda-names.ts'
import type { CuratedFood } from './curated.ts'

/** A row of usda_foods.csv. */
export type UsdaRow = Record<string, string>

/** A food that is not in the curated lists, named by rule from USDA's description. */
export type SurveyFood = Pick<CuratedFood, 'name' | 'group' | 'source' | 'aliases'> & {
  /** Lower for plain foods: of equal matches the plainer is taken. */
  rarity: number
  /** True when the name leaves out nothing that USDA says of the food. */
  exact: boolean
  brand: boolean
}

const unspecified = /\bNFS\b|\bNS as\b/g
const special = /puerto rican|school|baby food|frozen meal|gluten free|soy-based|lunchables|diet/i

/** The foods of USDA's survey (as eaten), plain ones first; `synonyms` are by food code. */
export function surveyFoods(rows: UsdaRow[], synonyms: Map<string, string[]>): SurveyFood[] {
  return rows
    .filter((row) => row.dataset === 'fndds1718')
    .filter((row) => !leftOut.test(row.category ?? '') && !/as ingredient|for use/.test(text(row)))
    .flatMap((row) => makeFood(row, synonyms.get(row.id ?? '') ?? []))
    .sort((a, b) => a.rarity - b.rarity)
}

const wantedCategories =
  /^(Vegetables and|Fruits and|Cereal Grains|Legumes|Nut and Seed|Spices|Fats and Oils|Finfish|Fast Foods|Restaurant|Sweets|Beverages)/

/** Foods of the older reference table that the survey has not: raw, dry, and of other kitchens. */
export function referenceFoods(rows: UsdaRow[]): SurveyFood[] {
  return rows
    .filter((row) => row.dataset === 'sr28' && wantedCategories.test(row.category ?? ''))
    .filter((row) => text(row).length < 60 && !isBrand(row))
    .flatMap((row) => makeFood(row, []))
    .filter((food) => food.name.split(' ').length < 6)
    .sort((a, b) => a.rarity - b.rarity)
}

function isBrand(row: UsdaRow): boolean {
  if (/New Zealand|Australian|USDA Commodity|\bw\/|industrial|imitation/i.test(text(row)))
    return true
  if (/^(Fast Foods|Restaurant)/.test(row.category ?? '')) return false
  return /\b[A-Z]{4,}/.test(text(row))
}

function makeFood(row: UsdaRow, synonyms: string[]): SurveyFood[] {
  const description = text(row)
  const [name, ...others] = naturalNames(description)
  if (!name) return []
  const unsaid = description.match(unspecified)?.length ?? 0
  const rarity =
    name.split(' ').length - (unsaid > 0 ? 1.5 : 0) + (special.test(description) ? 3 : 0)
  return [
    {
      name,
      group: groupOf(row.category ?? '', description),
      source: `${row.dataset}:${row.id}`,
      aliases: [...others, ...synonyms.flatMap(usable)],
      rarity,
      exact: unsaid === 0 && !/ready-to-heat|other than|excluding|Puerto Rican/.test(description),
      brand: /^Cereal \(/.test(description),
    },
  ]
}

function text(row: UsdaRow): string {
  return row.description ?? ''
}

/** Names that are first of all something else, or only a property. */
const everyday =
  /^(bread and butter|tab|leaf|verde|rojo|imitation|smart|kits?|nerds?|dots?|chuckles?|runts?|twists?|jelly|fruity|goo|jack|nuggets?|flakes|all flavors|skate|snap|string|pole|sahara|pioneer|wisconsin|hoop|carnation|bliss|tender|navy|northern|calico|swirl|maria|maple|cane|citra|squirt|stinger|zombie|alexander|greyhound|grasshopper|kamikaze|pest|banquet|bugles?|terra|peeps?|spree|certs?|dum.*|multigrain|creamed|cured|jellied|filled|flank|fry|ling|ono|dab|ray|sucker|silk|crispin|cordial|angelica|rhine|jersey|dips?|green giant|bone health|brown and serve|imitation .*|nonstick.*|ready meal|diet drink)$|(flavou?red|flavors?|mix|fiber|calcium|health|style|size|bites?|pieces?)$/i

/** Additional descriptions are lists; short plain ones are names that people use. */
function usable(synonym: string): string[] {
  return synonym
    .split(';')
    .map((part) => part.replace(/\([^)]*\)/g, '').trim())
    .filter((part) => part.length > 2 && part.split(' ').length <= 5 && !everyday.test(part))
    .filter((part) => !/^(with|without|other|made|no|or|and|in|on|from|all|any|for) /i.test(part))
    .filter(
      (part) => !/\bNS\b|NFS|\bany\b|\ball\b|style|\bkind|[,%"]|source|include|type/i.test(part),
    )
}
