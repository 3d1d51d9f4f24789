/** A longer title is cut at a comma or between words. */
const longestTitle = 70

/** More foods than this would make a list of ingredients of a title. */
const mostParts = 4

/** Words of a title that stay small unless they are the first. */
const small = new Set(
  'a à an and as at by con de del di el et for from in la le of on or over the to und with without y'.split(
    ' ',
  ),
)

const units =
  'g|gr|grams?|kg|mg|ml|cl|dl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|slices?|pieces?|bowls?|plates?|servings?|portions?|handfuls?|cans?|tins?|glass(?:es)?|pinch(?:es)?|cloves?|scoops?|k?cal(?:ories)?'

const number = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s*[-–]\s*\d+)?\s*[½¼¾⅓⅔]?|[½¼¾⅓⅔])`

/** "150 g", "1/2 cup of", "2 x 30g", but not the "2%" of milk or the "7" of a name such as 7up. */
const amounts = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:about |around |approx\.? |ca\.? |~)?${number}(?:\s*x\s*${number})?(?:\s*(?:${units})(?![\p{L}\p{N}]))?(?!\s*%|[\p{L}\p{N}])\s*(?:of )?`,
  'giu',
)

const measured = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:an?|one|some|two|three|four|half an?|half)\s+(?:small |medium |large |big )?(?:${units})\s+of\s+`,
  'giu',
)

/** Talk around the food: "A photo of", "I had", "for breakfast". */
const talk: readonly RegExp[] = [
  /^(?:an? |the )?(?:photo|picture|image|illustration|drawing)s? of /i,
  /^(?:i|we)(?:['’]ve| have)? (?:just )?(?:ate|had|have|eat|made|make|cooked) /i,
  /\b(?:for|at) (?:my |our )?(?:breakfast|brunch|lunch|dinner|supper|a snack)\b/gi,
  /\([^)]*\)/g,
  /^(?:an?|the|some|my) /i,
]

/** A title of the words for a meal, without amounts and in title case; of the foods where no word is left. */
export function titleOf(text: string, foods: readonly string[]): string {
  const [sentence = ''] = text.split(/[\n;!?]|\.(?=\s|$)/).filter((part) => part.trim() !== '')
  const parts = partsOf(sentence)
  return titleCase(joined(parts.length > 0 ? parts : [...new Set(foods)]))
}

function partsOf(sentence: string): string[] {
  return sentence
    .split(/,(?!\d)/)
    .map((part) => withoutTalk(part.replace(measured, ' ').replace(amounts, ' ')))
    .filter((part) => /\p{L}/u.test(part))
}

function withoutTalk(part: string): string {
  const plain = talk.reduce(
    (left, words) => left.replace(words, '').trim(),
    part.replaceAll(/\s+/g, ' ').trim(),
  )
  return plain.replace(/^(?:and|with|&|plus) /i, '').replace(/[\s\-–:&]+$/, '')
}

/** "a, b and c", of as many parts as a title has room for. */
function joined(parts: readonly string[]): string {
  for (let count = Math.min(parts.length, mostParts); count > 1; count -= 1) {
    const some = parts.slice(0, count)
    const last = some.at(-1) ?? ''
    const glue = / (?:and|&) /i.test(last) || count < parts.length ? ', ' : ' and '
    const text = `${some.slice(0, -1).join(', ')}${glue}${last}`
    if (text.length <= longestTitle) return text
  }
  return cutAtWord(parts[0] ?? '')
}

function cutAtWord(text: string): string {
  if (text.length <= longestTitle) return text
  const words = text
    .slice(0, longestTitle + 1)
    .split(' ')
    .slice(0, -1)
  while (small.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ') || text.slice(0, longestTitle)
}

function titleCase(text: string): string {
  // Somebody who writes only in capitals does not mean each of them.
  const shouted = text.length > 4 && text === text.toUpperCase()
  const words = (shouted ? text.toLowerCase() : text).split(' ')
  return words
    .map((word, index) => (index > 0 && small.has(word.toLowerCase()) ? word : capital(word)))
    .join(' ')
}

const capital = (word: string) =>
  word.replace(
    /(^|-)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
