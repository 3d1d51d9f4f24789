import { foodAt, listedCount, placeOfSource } from '#app/nutrition/foods/food-table.ts'
import { describeName, describeRow } from '#app/nutrition/reader/describe.ts'
import { type FoodDocument, packDocuments } from '#app/nutrition/reader/document.ts'
import type { UsdaRow } from './usda-tables.ts'

/**
 * Builds all descriptions of foods, in the format of app/nutrition/reader/documents.ts: USDA's description of
 * each row, USDA's additional ones (by food code), and the names of our lists. Distinct words come first,
 * then numbers that refer to them.
 */
export function documentFile(usda: readonly UsdaRow[], synonyms: ReadonlyMap<string, string[]>) {
  const documents = [
    ...usda.flatMap(ofRow),
    ...ofSynonyms(usda, synonyms),
    ...Array.from({ length: listedCount() }, (_, place) => ofListed(place)).flat(),
  ].filter(({ words }) => words.length > 0)
  const { words, numbers } = packDocuments(documents)
  return { words: words.join(' '), numbers }
}

function ofRow(row: UsdaRow): FoodDocument[] {
  const place = placeOfSource(`${row.dataset}:${row.id}`)
  const description = row.description ?? ''
  if (place === undefined || row.dataset === 'foundation2410') return []
  const origin = row.dataset === 'fndds1718' ? 'row' : 'reference'
  const unspecified = /\bNFS\b|\bNS as to/.test(description)
  return [{ place, origin, unspecified, ...describeRow(description, row.category) }]
}

/** A name shared by foods with this many different heads is a maker or a property, not a food. */
const leastShared = 3
/** A word that is the head or kind of this many rows is a food of its own. */
const leastRows = 4

/**
 * USDA's additional names of survey foods, without those that name no food: names shared by several kinds of
 * food, names of ingredients ("mushroom" for a gravy), and names of a part of the food ("chili with cheese" for french
 * fries with both).
 */
function ofSynonyms(
  usda: readonly UsdaRow[],
  synonyms: ReadonlyMap<string, string[]>,
): FoodDocument[] {
  const described = new Map(
    usda
      .filter(({ dataset }) => dataset === 'fndds1718')
      .map(({ id = '', description = '' }) => [id, describeRow(description).words]),
  )
  const rowsOf = new Map<string, number>()
  for (const words of described.values()) {
    for (const { norm, role } of words) {
      if (role === 'head' || role === 'kind') rowsOf.set(norm, (rowsOf.get(norm) ?? 0) + 1)
    }
  }
  const heads = new Map<string, Set<string>>()
  const named = [...synonyms].flatMap(([code, texts]) =>
    texts.flatMap(usable).map((text) => ({ code, text, ...describeName(text) })),
  )
  const headOf = (code: string) =>
    described.get(code)?.find(({ role }) => role === 'head' || role === 'generic')?.norm ?? code
  for (const { code, text } of named) {
    heads.set(text.toLowerCase(), (heads.get(text.toLowerCase()) ?? new Set()).add(headOf(code)))
  }
  return named.flatMap(({ code, text, words, joined }) => {
    const place = placeOfSource(`fndds1718:${code}`)
    const own = new Map(described.get(code)?.map(({ norm, role }) => [norm, role]))
    const foreign = words.every(
      ({ norm }) => !own.has(norm) && (rowsOf.get(norm) ?? 0) >= leastRows,
    )
    const shared = (heads.get(text.toLowerCase())?.size ?? 0) >= leastShared
    const onlyParts = words.every(({ norm }) => own.get(norm) === 'part')
    if (place === undefined || foreign || shared || onlyParts) return []
    return [{ place, origin: 'synonym', unspecified: false, words, joined }]
  })
}

/** Names that usually mean something else, or that are only a property. */
const everyday =
  /^(bread and butter|tab|leaf|verde|rojo|imitation|smart|kits?|nerds?|dots?|chuckles?|runts?|twists?|jelly|fruity|goo|jack|nuggets?|flakes|all flavors|skate|snap|string|pole|sahara|pioneer|wisconsin|hoop|carnation|bliss|tender|navy|northern|calico|swirl|maria|maple|cane|citra|squirt|stinger|zombie|alexander|greyhound|grasshopper|kamikaze|pest|banquet|bugles?|terra|peeps?|spree|certs?|dum.*|multigrain|creamed|cured|jellied|filled|flank|fry|ling|ono|dab|ray|sucker|silk|crispin|cordial|angelica|rhine|jersey|dips?|green giant|bone health|brown and serve|imitation .*|nonstick.*|ready meal|diet drink)$|(flavou?red|flavors?|mix|fiber|calcium|health|style|size|bites?|pieces?)$/i

/** Additional descriptions are lists; their short, plain parts are names that people use. */
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

/** The descriptions of a listed food: its name and its aliases. */
function ofListed(place: number): FoodDocument[] {
  const { name, aliases } = foodAt(place)
  return [name, ...aliases].map((text, i) => ({
    place,
    origin: i === 0 ? 'name' : 'alias',
    unspecified: false,
    ...describeName(text),
  }))
}
