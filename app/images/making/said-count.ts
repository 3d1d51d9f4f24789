import { wordTable } from '#platform/text/word-table.ts'
/** Numbers as words. */
export const numbers = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  couple: 2,
  pair: 2,
})

/** Words in which a number is part of a dish's name: "four cheese pizza", "three bean salad". */
const inName =
  /^(?:beans?|layers?|spices?|milks?|grains?|cheese (?:pizza|pasta|ravioli|lasagn\w+|tortellini|mac\w*))\b/

/** A dish of eggs, of which the number counts the eggs: "3 egg omelette", "2-egg scramble". */
const ofEggs =
  /^(?:large |medium |small )?eggs?[ -](?:whites? )?(?:(?!with\b|and\b)[a-z]+ ){0,2}(?:omelett?e?|frittata|scramble|bhurji|souffle|custard)(?=$|,| (?:with|and|on|in|made)\b)/

/** Measures that say how much, not how many. */
const measure =
  /^(?:[x×]|%|g|kg|mg|gr|grams?|gm|gms|kilos?|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|lit(?:er|re)s?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|fl|fluid|bowls?|plates?|servings?|portions?|handfuls?|inch|inches|cm|large cups?|kcal|cal|calories|packs?|packets?|cans?|tins?|bottles?|glass(?:es)?|mugs?|scoops? of (?:protein|whey))\b/i

const most = 60

/** Whether the words of one food begin with the number of its eggs: "3 egg omelette". */
export function countsEggs(text: string): boolean {
  const [, word = '', rest = ''] = /^(\d+|[a-z]+)[ -](.+)$/.exec(text.trim().toLowerCase()) ?? []
  return (/^\d+$/.test(word) || numbers[word] !== undefined) && ofEggs.test(rest)
}

/**
 * How many pieces the words of one food say: "5 dates" 5, "two slices of pizza" 2, "a dozen oysters" 12.
 * Undefined for weights and measures ("200 g rice", "2 cups of peas"), fractions, and where no number stands.
 */
export function saidCount(text: string): number | undefined {
  if (countsEggs(text)) return undefined
  const said = text.trim().toLowerCase()
  const behind = /\b(\d+) (?:pieces?|pcs?|slices?)$/.exec(said)?.[1]
  if (behind && Number(behind) > 0 && Number(behind) <= most) return Number(behind)
  const [, half, word = '', rest = ''] =
    said.match(
      /^(?:an? )?(half (?:a |an )?(?=dozen))?(\d+|[a-z]+)(?:\s*[x×])?(?: of)?(?:\s+|-)(.+)$/,
    ) ?? []
  const number = /^\d+$/.test(word) ? Number(word) : numbers[word]
  if (!/^\d/.test(word) && inName.test(rest)) return undefined
  if (number === undefined || number < 1 || number > most) return undefined
  if (measure.test(rest) || /^[\d./½¼¾⅓]/.test(rest)) return undefined
  return half ? number / 2 : number
}
