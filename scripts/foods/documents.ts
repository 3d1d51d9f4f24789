import { foodAt, listedCount, placeOfSource } from '#app/nutrition/food-table.ts'
import { describeName, describeRow } from '#app/nutrition/reader/describe.ts'
import { type FoodDocument, packDocuments } from '#app/nutrition/reader/document.ts'
import type { UsdaRow } from './usda-tables.ts'

/**
 * Every description of a food, as app/nutrition/reader/documents.ts reads them: USDA's of each row, its
 * additional ones (by food code), and the names of our lists. All words once, then numbers.
 */
export function documentFile(usda: readonly UsdaRow[], synonyms: ReadonlyMap<string, string[]>) {
  const documents = [
    ...usda.flatMap(ofRow),
    ...[...synonyms].flatMap(([code, texts]) => ofSynonyms(code, texts)),
    ...Array.from({ length: listedCount }, (_, place) => ofListed(place)).flat(),
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

/** USDA's additional names of a survey food. */
function ofSynonyms(code: string, texts: readonly string[]): FoodDocument[] {
  const place = placeOfSource(`fndds1718:${code}`)
  if (place === undefined) return []
  return texts
    .flatMap(usable)
    .map((text) => ({ place, origin: 'synonym', unspecified: false, ...describeName(text) }))
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

/** The name of a listed food and its other names. */
function ofListed(place: number): FoodDocument[] {
  const { name, aliases } = foodAt(place)
  return [name, ...aliases].map((text) => ({
    place,
    origin: 'name',
    unspecified: false,
    ...describeName(text.replace(/^~/, '')),
  }))
}
