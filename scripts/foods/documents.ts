import { foodAt, listedCount, placeOfSource } from '#app/nutrition/food-table.ts'
import { describeName, describeRow } from '#app/nutrition/reader/describe.ts'
import { type FoodDocument, packDocuments } from '#app/nutrition/reader/document.ts'
import type { UsdaRow } from './survey.ts'

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
  const unspecified = /\bNFS\b/.test(description)
  return [{ place, origin, unspecified, ...describeRow(description) }]
}

/** Additional descriptions are lists; short plain ones are names that people use. */
function ofSynonyms(code: string, texts: readonly string[]): FoodDocument[] {
  const place = placeOfSource(`fndds1718:${code}`)
  if (place === undefined) return []
  return texts
    .flatMap((text) => text.split(';'))
    .map((part) => part.replace(/\([^)]*\)|"/g, '').trim())
    .filter((part) => part.length > 2 && part.split(' ').length <= 6)
    .filter((part) => !/^(with|without|other|made|no|or|and|in|on|from|all|any|for) /i.test(part))
    .filter((part) => !/\bNS\b|\bany\b|\ball\b|\bkind|source|type/i.test(part))
    .map((part) => ({ place, origin: 'synonym', unspecified: false, ...describeName(part) }))
}

/** Names that the build itself gave a listed food (marked "^") are USDA's descriptions again. */
function ofListed(place: number): FoodDocument[] {
  const { name, aliases } = foodAt(place)
  return [name, ...aliases.filter((alias) => !alias.startsWith('^'))].map((text) => ({
    place,
    origin: 'name',
    unspecified: false,
    ...describeName(text.replace(/^~/, '')),
  }))
}
