/** A household measure of a food: "2 slices of", "a medium", "half a cup of". */
export type Measure = {
  /** The kind of measure; each kind is phrased differently. */
  kind: 'volume' | 'vessel' | 'piece' | 'size' | 'whole' | 'ounce' | 'serving'
  /** The unit in the singular ("cup", "slice"), or for a size its name ("medium"). */
  unit: string
  /** The rest of USDA's measure: "diced", "cooked". */
  detail: string
  /** Grams of one unit. */
  grams: number
}

const volumes = new Set(['cup', 'tablespoon', 'tbsp', 'teaspoon', 'tsp', 'fl oz'])
const vessels =
  /^(can|bottle|jar|bag|packet|package|container|individual container|carton|glass|mug|bowl|box|pouch|tub|drink)$/
const pieces =
  /^((small|medium|large|thin|thick|regular|snack-size) )?(slice|piece|bar|stick|cookie|cracker|chip|nut|egg|patty|fillet|wedge|link|strip|leaf|roll|scoop|cube|ring|spear|stalk|clove|wing|drumstick|thigh|chop|steak|muffin|pancake|waffle|doughnut|biscuit|bagel|tortilla|taco|burrito|sandwich|nugget|meatball|pretzel|pastry|cupcake|brownie|olive|kernel|berry|grape|date|fig|sprig|ear|head|floweret|square|patties|ball)$/
const sizes = /^(small|medium|large|extra large|miniature)$/

type Portion = Record<string, string>

/**
 * Parses a USDA portion. Null for measures that people do not use: guideline amounts, yields, cubic inches,
 * and measures without a weight.
 */
export function readMeasure({ dataset, amount, measure = '', grams }: Portion): Measure | null {
  const count = dataset === 'sr28' ? Number(amount) : Number(/^[\d.]+/.exec(measure)?.[0] ?? 1)
  const words = measure.replace(/^[\d.]+ /, '')
  const each = Number(grams) / count
  if (!(each > 0) || /guideline|yield|specified|inch|NLEA|\bas to\b/i.test(words)) return null
  const [first = '', ...rest] = words.replace(/, NFS$|\s*\(.*\)/g, '').split(/,\s*/)
  const unit = singular(first.trim().toLowerCase())
  const kind = kindOf(unit)
  if (!kind || rest.join(' ').length > 24) return null
  return { kind, unit: fullName[unit] ?? unit, detail: rest.join(' '), grams: each }
}

const fullName: Record<string, string> = { tbsp: 'tablespoon', tsp: 'teaspoon' }

function kindOf(unit: string): Measure['kind'] | null {
  if (volumes.has(unit)) return 'volume'
  if (unit === 'oz') return 'ounce'
  if (unit === 'serving') return 'serving'
  if (sizes.test(unit)) return 'size'
  if (vessels.test(unit)) return 'vessel'
  if (pieces.test(unit)) return 'piece'
  return unit === 'whole' ? 'whole' : null
}

function singular(unit: string): string {
  if (unit === 'slices' || unit === 'cookies') return unit.slice(0, -1)
  return unit.replace(/(patt)ies$/, '$1y').replace(/([^s])s$/, '$1')
}

/** The plural of a unit or of a food's last word. */
export function pluralOf(name: string): string {
  if (/\b(with|in|on|from|without|and|no|of|made)\b|s$|fl oz$|oz$/.test(name)) return name
  if (/(x|ch|sh)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}
