import { readTable } from '../data/read-table.ts'
import { type DocumentIndex, makeIndex } from './index.ts'

let index: DocumentIndex | undefined

/** The index of all descriptions of the table's foods; built on first use. */
export function tableIndex(): DocumentIndex {
  index ??= readIndex()
  return index
}

function readIndex(): DocumentIndex {
  const { words, numbers } = readTable('documents')
  return makeIndex(words.split(' '), numbers)
}
