import file from '../data/documents.json' with { type: 'json' }
import { type DocumentIndex, makeIndex } from './index.ts'

let index: DocumentIndex | undefined

/** The index of all descriptions of the table's foods; made with the first text. */
export function tableIndex(): DocumentIndex {
  index ??= makeIndex(file.words.split(' '), file.numbers)
  return index
}
