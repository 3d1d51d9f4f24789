import type { HtmlElement, HtmlNode } from '../../converting/html-tree.ts'
import { attributeOf, type DomNode, findNode, tagOf } from './dom-node.ts'
import { type Css, cssOf } from './html-style.ts'

type Kind = 'ul' | 'ol'

/** An item outside a list, as an element whose attributes say where it belongs. */
export type Item = { kind: Kind; level: number }

const notionItems: Record<string, Kind> = {
  'notion-bulleted_list-block': 'ul',
  'notion-to_do-block': 'ul',
  'notion-toggle-block': 'ul',
  'notion-numbered_list-block': 'ol',
}

/** The item that a paragraph of Word, an item of Word's website or a block of Notion is; otherwise null. */
export function itemOf(node: DomNode, css: Css, list: Kind): Item | null {
  const tag = tagOf(node)
  if (tag === 'li') {
    // Slack counts from nought.
    const indent = attributeOf(node, 'data-stringify-indent')
    const level = indent ? Number(indent) + 1 : Number(attributeOf(node, 'data-aria-level'))
    return level > 0 ? { kind: list, level } : null
  }
  const word = /^l\d+ level(\d+)/.exec(css.get('mso-list') ?? '')
  if (word && (tag === 'p' || tag === 'div')) {
    return { kind: wordKind(node), level: Number(word[1]) }
  }
  const names = attributeOf(node, 'class').split(/\s+/)
  const kind = names.map((name) => notionItems[name]).find(Boolean)
  return kind ? { kind, level: 1 } : null
}

/** Word writes the sign of an item as text: a number, a letter or a bullet. */
function wordKind(node: DomNode): Kind {
  // Word says it in the style of the sign itself, so that no class is needed.
  const isSign = (child: DomNode) => cssOf(child, new Map()).get('mso-list') === 'ignore'
  const sign = findNode(node, isSign)?.textContent ?? ''
  return /^\s*\(?(\d+|[a-z]{1,5})[.)]/i.test(sign) ? 'ol' : 'ul'
}

/** The element of an item outside a list. */
export const itemElement = ({ kind, level }: Item, children: HtmlNode[]): HtmlElement => ({
  tag: 'li',
  attributes: { kind, level: String(level) },
  children,
})

/** True when all of an element are such items, so that they need no other list. */
export const areItems = (nodes: HtmlNode[]): boolean =>
  nodes.some(isItem) && nodes.every((node) => isItem(node) || isBlank(node))

const isItem = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && node.attributes.kind !== undefined

const isBlank = (node: HtmlNode) => typeof node === 'string' && node.trim() === ''

/** Puts items that follow each other into lists, by their levels. */
export function gatherItems(nodes: HtmlNode[]): HtmlNode[] {
  const gathered: HtmlNode[] = []
  let items: HtmlElement[] = []
  const endList = () => {
    gathered.push(...nestedLists(items))
    items = []
  }
  for (const node of nodes) {
    if (isItem(node)) items.push(node)
    else if (!isBlank(node) || items.length === 0) {
      endList()
      gathered.push(node)
    }
  }
  endList()
  return gathered
}

type Open = { level: number; list: HtmlElement }

function nestedLists(items: HtmlElement[]): HtmlElement[] {
  const roots: HtmlElement[] = []
  const open: Open[] = []
  for (const { attributes, children } of items) {
    const [level, kind = 'ul'] = [Number(attributes.level), attributes.kind]
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.tag !== kind) open.pop()
    let top = open.at(-1)
    if (!top || top.level < level) {
      top = { level, list: listIn(top?.list.children ?? roots, kind, !top) }
      open.push(top)
    }
    top.list.children.push({ tag: 'li', attributes: {}, children })
  }
  return roots
}

/** A new list at the end of these nodes; on the top level the last one goes on if it is of the same kind. */
function listIn(nodes: HtmlNode[], kind: string, goesOn: boolean): HtmlElement {
  const last = nodes.at(-1)
  if (goesOn && last && typeof last !== 'string' && last.tag === kind) return last
  const list: HtmlElement = { tag: kind, attributes: {}, children: [] }
  nodes.push(list)
  return list
}
