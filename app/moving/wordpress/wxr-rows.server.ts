import { Parser } from 'htmlparser2'
import { invalid } from '#platform/errors.ts'
import { textOfXml } from './wxr-text.server.ts'

/** A category or tag of an item, or of another taxonomy. */
export type WxrTerm = { domain: string; slug: string; name: string }

/** A post, page, attachment or anything else that WordPress stores as a post. */
export type WxrItem = {
  /** The number in the file, from 1. */
  number: number
  /** The texts of its elements by their names, such as `wp:post_id` and `content:encoded`. */
  fields: Record<string, string>
  terms: WxrTerm[]
  /** The fields that plugins added; a key that repeats has its last value. */
  meta: Record<string, string>
  comments: number
  /** True if a text was too large to be read, and is left out. */
  isCut: boolean
}

/** An author, or a category, a tag or another term of the site. */
type WxrGroup<Kind> = { kind: Kind; fields: Record<string, string> }

export type WxrRow =
  | { kind: 'item'; item: WxrItem }
  | WxrGroup<'author'>
  | WxrGroup<'term'>
  | { kind: 'site'; name: string; text: string }

/** The largest text of one element, in characters; a post may have 1 MB at most. */
const maxText = 8_000_000

/** Texts of characters that databases and browsers refuse are removed, as exports often have them. */
const forbidden = /[^\P{Cc}\n\r\t]/gu

/**
 * The rows of a WordPress export (WXR), one at a time, because an export may be larger than the memory.
 * Entities of the file's own are never expanded. Throws 400 when the file is not complete.
 */
export async function* wxrRows(file: string): AsyncGenerator<WxrRow> {
  const reader = createReader()
  for await (const text of textOfXml(file)) {
    reader.parser.write(text)
    yield* reader.take()
  }
  reader.parser.end()
  yield* reader.take()
  if (!reader.isExport()) throw invalid(`${file} is no export of WordPress`)
  const fault = reader.fault()
  if (fault) throw invalid(`${file} is broken: ${fault}`)
}

const groups: Record<string, 'author' | 'term'> = {
  'wp:author': 'author',
  'wp:category': 'term',
  'wp:tag': 'term',
  'wp:term': 'term',
}

type State = {
  path: string[]
  rows: WxrRow[]
  item: WxrItem | null
  items: number
  group: WxrGroup<'author'> | WxrGroup<'term'> | null
  text: string
  attributes: Record<string, string>
  metaKey: string
  sawExport: boolean
  ended: boolean
  fault: string
}

function createReader() {
  const state: State = {
    path: [],
    rows: [],
    item: null,
    items: 0,
    group: null,
    text: '',
    attributes: {},
    metaKey: '',
    sawExport: false,
    ended: false,
    fault: '',
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => openElement(state, name, attributes),
      ontext: (text) => addText(state, text),
      onclosetag: (name, isImplied) => closeElement(state, name, isImplied),
    },
    { xmlMode: true, decodeEntities: true },
  )
  return {
    parser,
    take: () => state.rows.splice(0),
    isExport: () => state.sawExport,
    fault: () => state.fault || (state.ended ? '' : 'its end is missing'),
  }
}

function openElement(state: State, name: string, attributes: Record<string, string>): void {
  const { path } = state
  path.push(name)
  state.text = ''
  if (path.length === 3 && name === 'item') {
    state.items += 1
    const number = state.items
    state.item = { number, fields: {}, terms: [], meta: {}, comments: 0, isCut: false }
  } else if (path.length === 3 && groups[name]) {
    state.group = { kind: groups[name], fields: {} }
  } else if (path.length === 4) {
    state.attributes = attributes
  }
}

function addText(state: State, text: string): void {
  const { path, item } = state
  if (path.length < 3 || path[3] === 'wp:comment') return
  if (state.text.length + text.length > maxText) {
    if (item) item.isCut = true
    return
  }
  state.text += text
}

function closeElement(state: State, name: string, isImplied: boolean): void {
  const { path, item } = state
  if (isImplied && !state.fault) {
    state.fault = `<${name}> has no end${item ? `, in entry ${item.number}` : ''}`
  }
  const depth = path.length
  if (path.at(-1) === name) path.pop()
  const text = state.text.replaceAll(forbidden, '')
  if (depth === 1 && name === 'rss') state.ended = !isImplied
  else if (depth === 3) closeTopElement(state, name, text)
  else if (depth === 4 && item) closeField(state, item, name, text)
  else if (depth === 4 && state.group) state.group.fields[name] = text
  else if (depth === 5 && item && path[3] === 'wp:postmeta') {
    if (name === 'wp:meta_key') state.metaKey = text
    else if (name === 'wp:meta_value') item.meta[state.metaKey] = text
  }
  state.text = ''
}

function closeTopElement(state: State, name: string, text: string): void {
  if (name === 'wp:wxr_version') state.sawExport = true
  if (name === 'item' && state.item) state.rows.push({ kind: 'item', item: state.item })
  else if (state.group) state.rows.push(state.group)
  else if (text.trim() !== '') state.rows.push({ kind: 'site', name, text: text.trim() })
  state.item = null
  state.group = null
}

function closeField({ attributes }: State, item: WxrItem, name: string, text: string): void {
  if (name === 'wp:comment') item.comments += 1
  else if (name === 'category') {
    const { domain = '', nicename = '' } = attributes
    item.terms.push({ domain, slug: nicename, name: text.trim() })
  } else if (name !== 'wp:postmeta') item.fields[name] = text
}
