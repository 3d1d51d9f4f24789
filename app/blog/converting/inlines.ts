import type { TextBlock } from '../content/blocks.ts'
import type { Inline, Leaf, LinkNode, Mark } from '../content/text-schemas.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'

export type Marks = Partial<Record<Mark, true>>

const markOfTag: Record<string, Mark> = {
  b: 'bold',
  strong: 'bold',
  th: 'bold',
  dt: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  code: 'code',
  kbd: 'code',
}

/** What the surrounding elements say about a text. */
export type Around = {
  marks: Marks
  /** The address of the link around the text. */
  url?: string
  /** Line breaks and spaces are kept, as in code. */
  asTyped?: boolean
  /** Returns the address here for a link of the other system. */
  linkTo(url: string): string
  /** Galleries become one block; otherwise their images stand one by one. */
  galleries?: true
  /** The kinds of block for headings, by tag; the usual ones if absent. */
  headings?: Record<string, TextBlock['type']>
  /** Called with each kind of element that has no counterpart here. */
  without(kind: string): void
}

/** The context inside an element with this tag. */
export function inside(around: Around, tag: string, href?: string): Around {
  const mark = markOfTag[tag]
  const marks = mark ? { ...around.marks, [mark]: true } : around.marks
  const url = href === undefined ? around.url : usableUrl(around.linkTo(href))
  return { ...around, marks, url }
}

/**
 * The context inside an element: its tag, its link, and in the attribute `marks` what its style says, such as
 * `+bold -italic`.
 */
export function within(around: Around, { tag, attributes }: HtmlElement): Around {
  const inner = inside(around, tag, tag === 'a' ? attributes.href : undefined)
  if (!attributes.marks) return inner
  const marks = { ...inner.marks }
  for (const [, sign, name] of attributes.marks.matchAll(/([+-])(\w+)/g)) {
    const mark = styledMarks.find((mark) => mark === name)
    if (!mark) continue
    if (sign === '+') marks[mark] = true
    else delete marks[mark]
  }
  return { ...inner, marks }
}

const styledMarks = ['bold', 'italic', 'underline', 'code'] as const

/** The text and links of inline nodes. */
export function inlinesOf(nodes: HtmlNode[], around: Around): Inline[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [textIn(node, around)]
    const { tag, attributes, children } = node
    if (tag === 'br') return [textIn('\n', { ...around, asTyped: true })]
    if (tag === 'input') return checkbox(attributes, around)
    return inlinesOf(children, within(around, node))
  })
}

/** A text with its marks, inside its link. */
export function textIn(text: string, { marks, url, asTyped }: Around): Inline {
  const leaf: Leaf = { text: asTyped ? text : text.replaceAll(/\s+/g, ' '), ...marks }
  return url ? { type: 'link', url, children: [leaf] } : leaf
}

function checkbox({ type, checked }: Record<string, string>, around: Around): Inline[] {
  if (type !== 'checkbox') return []
  return [textIn(checked === undefined ? '☐ ' : '☑ ', around)]
}

/** The address if a link may have it here; otherwise undefined, and only the text of the link is kept. */
function usableUrl(address: string): string | undefined {
  const url = address.trim().replace(/^\/\//, 'https://')
  const { protocol = '' } = URL.parse(url, 'https://site.invalid') ?? {}
  const usable = ['https:', 'http:', 'mailto:'].includes(protocol)
  return usable && url !== '' && url.length <= 2000 ? url : undefined
}

/** The inlines of one block: neighbours joined, without double spaces or spaces at the ends. */
export function tidy(inlines: Inline[]): Inline[] {
  const joined: Inline[] = []
  let before = '\n'
  for (const { leaf, link } of inlines.flatMap(leavesOf)) {
    if (leaf.text === '') continue
    // Spaces after a space or at the start of a line are dropped, except in code.
    const text = leaf.code ? leaf.text : withoutLooseSpace(leaf.text, before)
    if (text === '') continue
    before = text
    append(joined, link ? { ...link, children: [{ ...leaf, text }] } : { ...leaf, text })
  }
  return trimmedEnd(joined)
}

/** The texts of an inline, each with the link that it is in. */
const leavesOf = (inline: Inline): { leaf: Leaf; link?: LinkNode }[] =>
  'text' in inline ? [{ leaf: inline }] : inline.children.map((leaf) => ({ leaf, link: inline }))

const withoutLooseSpace = (text: string, before: string) =>
  (/\s$/.test(before) ? text.replace(/^ +/, '') : text).replaceAll(/ +\n/g, '\n')

function append(list: Inline[], next: Inline): void {
  const last = list.at(-1)
  if (last && 'text' in last && 'text' in next && sameMarks(last, next)) {
    const text = last.text + next.text
    last.text = next.code ? text : text.replaceAll(/ +\n/g, '\n')
  } else if (last && isLinkTo(last) && isLinkTo(next) && last.url === next.url) {
    append(last.children, { ...(next.children[0] ?? { text: '' }) })
  } else {
    list.push(next)
  }
}

const isLinkTo = (inline: Inline): inline is LinkNode => 'type' in inline

const sameMarks = (a: Leaf, b: Leaf) =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.code === b.code

/** Spaces and empty lines at the end of a block are not shown, nor are those at its start. */
function trimmedEnd(inlines: Inline[]): Inline[] {
  const list = [...inlines]
  for (let last = list.at(-1); last; last = list.at(-1)) {
    const leaves = 'text' in last ? [last] : last.children
    const leaf = leaves.at(-1)
    if (!leaf) return list
    leaf.text = leaf.text.trimEnd()
    if (leaf.text !== '') break
    leaves.pop()
    if ('text' in last || leaves.length === 0) list.pop()
  }
  const first = list[0]
  const start = first && ('text' in first ? first : first.children[0])
  if (start) start.text = start.text.replace(/^\n+/, '')
  return list
}

/** True when there is text to read. */
export const hasText = (inlines: Inline[]) =>
  inlines.some((inline) =>
    'text' in inline ? inline.text.trim() !== '' : inline.children.length > 0,
  )
