import { htmlText } from '#platform/text/html.ts'
import { withParagraphs } from './wp-autop.ts'
import type { Found } from './wp-content.server.ts'

/** A block of WordPress's editor; `inner` has its HTML and the blocks in it. */
type WpBlock = { name: string; attributes: Record<string, unknown>; inner: (string | WpBlock)[] }

/** Blocks that are only layout or have nothing to read. */
const silent = ['more', 'nextpage', 'spacer', 'missing']

/** Blocks of WordPress whose HTML has a counterpart here, or is layout around such HTML. */
const known = [
  ...[
    'paragraph',
    'heading',
    'list',
    'list-item',
    'quote',
    'pullquote',
    'image',
    'gallery',
    'code',
  ],
  ...['preformatted', 'verse', 'table', 'html', 'freeform', 'shortcode', 'columns', 'column'],
  ...['group', 'cover', 'media-text', 'buttons', 'button', 'file', 'audio', 'video', 'details'],
  ...[
    'embed',
    'block',
    'footnotes',
    'separator',
    'row',
    'stack',
    'text-columns',
    'subhead',
    'accordion',
    'jetpack/tiled-gallery',
  ],
]

/** Blocks that only some readers see. */
const forFew = /paid-content|premium-content|subscribers?-only|members?-only|restrict/

/** Blocks inside blocks deeper than this are read as plain HTML. */
const mostNested = 30

/** True for a text of WordPress's block editor. */
export const hasBlocks = (text: string) => /<!--\s+wp:/.test(text)

/** The HTML of a text of the block editor; what it lacks and what is for few is added to `found`. */
export function blocksHtml(text: string, shared: Map<string, string>, found: Found): string {
  return readBlocks(text)
    .map((part) => (typeof part === 'string' ? loose(part) : blockHtml(part, shared, found, 0)))
    .join('\n')
}

/** Text between blocks is that of the older editor. */
const loose = (text: string) => (text.trim() === '' ? '' : withParagraphs(text))

function blockHtml(
  block: WpBlock,
  shared: Map<string, string>,
  found: Found,
  depth: number,
): string {
  const { name, attributes } = block
  const inner = () =>
    block.inner
      .map((part) =>
        typeof part === 'string' ? part : blockHtml(part, shared, found, Math.min(depth + 1, 99)),
      )
      .join('')
  if (silent.includes(name)) return ''
  if (forFew.test(name)) found.hidden = true
  if (name === 'block') return sharedHtml(String(attributes.ref ?? ''), shared, found, depth)
  if (name === 'embed' || name.startsWith('core-embed/')) return embedHtml(attributes, inner())
  const html = inner()
  if (name === 'freeform') return withParagraphs(html)
  if (!known.includes(name)) found.without.add(`block ${name}`)
  if (name === 'file') return withoutButton(html)
  return html.trim() === '' ? textsOf(block) : html
}

/** The button of a file leads to the same address as its name. */
const withoutButton = (html: string) =>
  html.replace(/<a\b[^>]*\bwp-block-file__button\b[^>]*>[^<]*<\/a>/i, '')

function sharedHtml(ref: string, shared: Map<string, string>, found: Found, depth: number): string {
  const text = shared.get(ref)
  if (text === undefined || depth > 3) {
    found.without.add('a shared block that the file does not have')
    return ''
  }
  return readBlocks(text)
    .map((part) =>
      typeof part === 'string' ? loose(part) : blockHtml(part, shared, found, depth + 1),
    )
    .join('\n')
}

/** The address stands as text in the block, and WordPress puts the player in its place. */
function embedHtml({ url }: Record<string, unknown>, html: string): string {
  const caption = /<figcaption[^>]*>([\s\S]*?)<\/figcaption>/i.exec(html)?.[1] ?? ''
  const shown = /https?:\/\/[^\s<"]+/.exec(html)?.[0] ?? ''
  const address = typeof url === 'string' && url !== '' ? url : shown.replaceAll('&amp;', '&')
  const player = address ? `<iframe src="${htmlText(address)}"></iframe>` : html
  return caption ? `${player}<p>${caption}</p>` : player
}

/** Texts of a block that WordPress makes on the server from its attributes. */
function textsOf({ name: kind, attributes }: WpBlock): string {
  const names = ['title', 'heading', 'content', 'text', 'description', 'caption', 'label', 'name']
  return [...names.map((name) => attributes[name]), ...fieldsOf(attributes)]
    .filter((value) => typeof value === 'string' && value.trim() !== '' && value !== kind)
    .map((value) => `<p>${value}</p>`)
    .join('')
}

/** The texts of a block of ACF; the names that begin with an underscore have the keys of its fields. */
function fieldsOf({ data }: Record<string, unknown>): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data)
    .filter(([name, value]) => !name.startsWith('_') && /\p{L}/u.test(String(value)))
    .map(([, value]) => value)
}

/** Splits a text at the comments that begin and end blocks. Reads each character once. */
function readBlocks(text: string): (string | WpBlock)[] {
  const root: WpBlock = { name: '', attributes: {}, inner: [] }
  const open = [root]
  let from = 0
  const flush = (to: number) => {
    if (to > from) open.at(-1)?.inner.push(text.slice(from, to))
  }
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', at + 4)) {
    const end = text.indexOf('-->', at + 4)
    if (end < 0) break
    const mark = readMark(text.slice(at + 4, end))
    if (!mark) continue
    flush(at)
    from = end + 3
    if (mark.isEnd) close(open, mark.name)
    else {
      const block: WpBlock = { name: mark.name, attributes: mark.attributes, inner: [] }
      open.at(-1)?.inner.push(block)
      if (!mark.isEmpty && open.length <= mostNested) open.push(block)
    }
  }
  flush(text.length)
  return root.inner
}

/** An end without its beginning is ignored; blocks without an end are closed by the one around them. */
function close(open: WpBlock[], name: string): void {
  const place = open.findLastIndex((block) => block.name === name)
  if (place > 0) open.splice(place)
}

function readMark(comment: string) {
  const match = /^\s+(\/?)wp:([a-z][a-z0-9/_-]*)\s*([\s\S]*)$/.exec(comment)
  if (!match) return null
  const [, slash = '', name = '', rest = ''] = match
  const said = rest.trim()
  const isEmpty = said.endsWith('/')
  return {
    isEnd: slash !== '',
    name: name.replace(/^core\//, ''),
    isEmpty,
    attributes: attributesIn(isEmpty ? said.slice(0, -1) : said),
  }
}

function attributesIn(json: string): Record<string, unknown> {
  if (!json.trim().startsWith('{')) return {}
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
