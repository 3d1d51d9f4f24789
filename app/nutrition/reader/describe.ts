import { foldName } from '../text/fold-phrases.ts'
import { joinedWords, sameWords } from '../text/lexicon.ts'
import { type Token, tokenise } from '../text/words.ts'

/**
 * The role of a word in its description. It decides the cost of the word when a text does not have it;
 * the costs are in weights.ts.
 */
export const roles = [
  'head',
  'kind',
  'brand',
  'part',
  'quality',
  'usual',
  'restricts',
  'uncooked',
  'either',
  'maker',
  'chain',
  'generic',
] as const

export type Role = (typeof roles)[number]

/** A description cut into the words that are compared. */
export type Described = { words: { norm: string; role: Role }[]; joined: boolean }

/** Words without meaning in a description. */
const silent = new Set(
  `a an the of in on at to from for by as is are it its any all other than eat ns nfs w include includes
  including and or with x type style eaten sized size item brand kind inch ready serve`.split(
    /\s+/,
  ),
)

/** Words that are assumed when a text does not have them. */
const usual = new Set(
  `leanandfat cooked fresh regular plain canned prepared home recipe water made whole commercial commercially
  store restaurant fastfood enriched unenriched unspecified baked broiled boiled drained solid liquid
  ready-to-serve ready-to-eat heated mature seed all-purpose domesticated separable trimmed grade
  choice select boneless composite retail cut common year round average imported broiler fryer
  bleached vitamin added calcium mg iron bottled brewed tap table hot homemade purchased bakery
  condensed dehydrated salt salted creamed frozen raw withfat oil meat lean fat skin
  withskin withpeel peel nopeel margarine butter milk soft hard medium large small ready-to-heat
  natural original classic household`.split(/\s+/),
)

/** Qualities that make it a different food: a high cost when only the text or only the description has one. */
const restricting = new Set(
  `noteaten leanonly lowfat reducedfat nonfat diet sugarfree unsalted lowsodium light reduced decaf glutenfree babyfood powder dry mix meatless
  imitation substitute unsweetened skinless dried baby infant formula toddler strained junior
  concentrate uncooked extract unprepared powdered instant nofat breaded battered coated floured
  chocolate evaporated freeze isolate flour low caloriefree vegetarian soy nondairy lactose lactosefree raw`.split(
    /\s+/,
  ),
)

/** First words of USDA's descriptions that only classify foods. */
const sorting = new Set(
  `fish beverage snack mollusk crustacean nut seed spice vegetable fruit candy alcoholic cereal game
  beef_variety sweetener novelty leavening restaurant fast food foods animal distilled bar drink
  finfish cheese oil wine shellfish babyfood sauce bread cracker soup dressing`.split(/\s+/),
)

/** Restaurant chains, whose food differs from the usual. */
const chains = new Set(
  `mcdonald wendy burgerking pizza hut papa john denny applebee barrel tgi friday carrabba olive garden
  subway kfc popeye taco bell little caesar arby domino cracker`.split(/\s+/),
)

/** Makers and sellers of foods, which people rarely name. */
const makers = new Set(
  `kellogg general mill quaker post malt-o-meal malt nature valley kashi campbell pepsi oscar mayer silk
  pillsbury heinz kraft nabisco keebler nestle gerber enfamil similac
  archway usda abbott mead johnson hormel sara lee betty crocker vitasoy goya digiorno
  tyson butterball swanson healthy stouffer interstate brand corp george weston con agra hain celestial
  unilever breyer martha jimmy dean hunt wesson`.split(/\s+/),
)

const partStarts = new Set('with in on topped filled stuffed and made'.split(' '))

/** The words of tokens, with neighbours of one meaning joined to one word. */
export function joinNeighbours(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    if (token.kind !== 'word') {
      joined.push(token)
      continue
    }
    const dash = tokens[i + 1]?.norm === '-' ? 1 : 0
    const next = tokens[i + 1 + dash]
    const pair = next?.kind === 'word' ? joinedWords[`${token.norm} ${next.norm}`] : undefined
    if (pair && next) {
      joined.push({ ...token, norm: pair, end: next.end, plural: next.plural ?? false })
      i += 1 + dash
    } else joined.push({ ...token, norm: sameWords[token.norm] ?? token.norm })
  }
  return joined
}

/** The words of a text or a description in the same form, with neighbours joined. */
export function wordsOf(text: string): Token[] {
  return joinNeighbours(foldName(tokenise(text)))
}

/** A bracket with a trade name, not with a share of fat or an origin: "(Nesquik)", not "(1%)" or "(Norwegian)". */
const trades = /\((?!skim|pita|Norwegian|Indian)[A-Za-z]/

const unspecified =
  /,?\s*\bnot (?!eaten|reconst)[^;]*?(?=$|;|, (?:with|individual|baby))|,?\s*\bNS as to [^,;()]*|\bNFS\b|\bNS\b|\([^)]*(?:include|formerly|USDA)[^)]*\)/gi

const produce = /vegetable|fruit|nut|berries|spice|lettuce|melon|banana|apple|tomato|carrot|onion/i

/** USDA's description of a row as words with their roles. */
export function describeRow(description: string, category = ''): Described {
  const row: Row = {
    tokens: wordsOf(description.replace(unspecified, '')),
    sold: /^[A-Z'’ ]{4,}(,|\s[A-Z0-9])/.test(description),
    traded: trades.test(description),
  }
  const words: Described['words'] = []
  const place = { segment: 0, bracket: 0, inPart: false }
  let joined = false
  let first = 0
  row.tokens.forEach((token, i) => {
    if (token.kind === 'mark') {
      pass(place, token.norm)
      return
    }
    const { norm } = token
    if (partStarts.has(norm) && words.length > 0) {
      place.inPart = true
      joined = true
    }
    if (silent.has(norm) || (token.kind === 'number' && place.bracket === 0)) return
    if (place.bracket === 0 && place.segment === 0) first = words.length + 1
    words.push({ norm, role: roleAt(row, i, place) })
  })
  if (!produce.test(category)) {
    for (const word of words) if (word.norm === 'raw') word.role = 'uncooked'
  }
  markHead(words, first, row.traded)
  return { words: withoutRepeats(words), joined }
}

/** A row's words; whether its first word is in capitals as a seller's, and whether a bracket holds a trade name. */
type Row = { tokens: readonly Token[]; sold: boolean; traded: boolean }

/** Where a word stands: the segment between commas, the depth of brackets, and whether it is in a part. */
type Position = { segment: number; bracket: number; inPart: boolean }

/** Moves a position over a mark. */
function pass(place: Position, mark: string) {
  if (mark === '(') place.bracket++
  if (mark === ')') place.bracket--
  if (mark === ',' || mark === ';') {
    place.segment++
    place.inPart = false
  }
}

/** The role of the word at an index, by its neighbours and its place. */
function roleAt({ tokens, sold, traded }: Row, at: number, place: Position): Role {
  const norm = tokens[at]?.norm ?? ''
  const [before, next] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm]
  if (sold && place.segment === 0 && chains.has(norm)) return 'chain'
  // "mayonnaise-type salad dressing" is called a salad dressing
  const typed = next === '-' && tokens[at + 2]?.norm === 'type'
  if (typed && (place.inPart || place.segment > 0)) return 'usual'
  if (isMadeWithMilk(tokens, at)) return 'quality'
  return roleOf(norm, { ...place, either: next === 'or' || before === 'or', traded })
}

/** True for the milk of "Oatmeal, made with milk": without a word of it, water is meant. */
const isMadeWithMilk = (tokens: readonly Token[], at: number) =>
  tokens[at]?.norm === 'milk' && tokens[at - 1]?.norm === 'with' && tokens[at - 2]?.norm === 'made'

type Place = Position & { either: boolean; traded: boolean }

function roleOf(norm: string, place: Place): Role {
  if (makers.has(norm)) return 'maker'
  if (norm === 'undiluted') return 'uncooked'
  if (place.bracket > 0) return place.traded ? 'brand' : 'usual'
  if (restricting.has(norm) && (place.segment > 0 || place.inPart)) return 'restricts'
  if (norm.startsWith('no') && norm.length > 5 && place.segment > 0) return 'restricts'
  if (place.either) return 'either'
  if (place.inPart && place.segment === 0) return 'part'
  if (place.segment === 0) return 'kind'
  if (usual.has(norm)) return 'usual'
  return place.inPart ? 'part' : 'quality'
}

/** The last of the first words (those of the first segment) before its parts is the head. */
function markHead(words: Described['words'], first: number, branded: boolean) {
  const other = words.findIndex(({ role }) => role !== 'kind' && role !== 'either')
  const until = Math.min(first, other < 0 ? words.length : other)
  const head = words[until - 1]
  if (!head || (head.role !== 'kind' && head.role !== 'either')) return
  const generic = sorting.has(head.norm) && words.length > until
  if (branded) {
    for (let i = 0; i < until; i++) {
      const word = words[i]
      if (word) word.role = 'generic'
    }
  } else if (generic && until <= 2) {
    for (let i = 0; i < until; i++) {
      const word = words[i]
      if (word) word.role = 'generic'
    }
    const next = words[until]
    const again = words.slice(0, until).some(({ norm }) => norm === next?.norm)
    if (next && !again && (next.role === 'quality' || next.role === 'part')) next.role = 'head'
    else head.role = 'head'
  } else {
    head.role = 'head'
    for (let i = 0; i < until - 1; i++) {
      const word = words[i]
      if (word?.role === 'either') word.role = 'head'
    }
  }
}

function withoutRepeats(words: Described['words']): Described['words'] {
  const seen = new Set<string>()
  return words.filter(({ norm }) => !seen.has(norm) && seen.add(norm))
}

/** A name as words with their roles; each word of a name counts. */
export function describeName(name: string): Described {
  const tokens = wordsOf(name)
  const words: Described['words'] = []
  let joined = false
  let inPart = false
  for (const { kind, norm } of tokens) {
    if (kind === 'mark') continue
    if (partStarts.has(norm) && words.length > 0) {
      joined = true
      inPart = true
    }
    if (silent.has(norm)) continue
    words.push({ norm, role: inPart ? 'part' : 'kind' })
  }
  const last = words.findLast(({ role }) => role === 'kind')
  if (last) last.role = 'head'
  return { words: withoutRepeats(words), joined }
}
