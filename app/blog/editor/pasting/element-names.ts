import type { HtmlNode } from '../../converting/html-tree.ts'
import { attributeOf, type DomNode, tagOf } from './dom-node.ts'
import { type Css, isCode } from './html-style.ts'

/** Elements whose content is no text of the page. */
const silent = new Set(
  'script style template noscript head title meta link svg math canvas select textarea button col colgroup map'.split(
    ' ',
  ),
)

/** Parts of a document that are about it: Word's comments, and the ends of paragraphs on its website. */
const asides = new Set(['msocomanchor', 'MsoCommentReference', 'MsoCommentText', 'EOP'])

/** True for elements that are left out with all they contain. */
export const isSilent = (node: DomNode): boolean =>
  silent.has(tagOf(node)) ||
  attributeOf(node, 'class')
    .split(/\s+/)
    .some((name) => asides.has(name))

/** Elements that keep their name; all others are part of a line. */
const known = new Set(
  `p div section article aside header footer main nav address hgroup fieldset legend details summary form center
  h1 h2 h3 h4 h5 h6 blockquote pre hr br ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td
  a b strong em i u ins code kbd s del mark small sub sup abbr cite q time input label video audio source`.split(
    /\s+/,
  ),
)

const otherNames: Record<string, string> = {
  ...{ html: 'div', body: 'div', dir: 'ul', menu: 'ul', samp: 'code', tt: 'code', listing: 'pre' },
}

/** Blocks that a program marks by a class. */
const byClass: Record<string, string> = {
  MsoTitle: 'h1',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
  'notion-header-block': 'h1',
  'notion-sub_header-block': 'h2',
  'notion-sub_sub_header-block': 'h3',
  'notion-divider-block': 'hr',
  'notion-code-block': 'pre',
}

/** The name under which an element is converted. */
export function elementName(node: DomNode, css: Css, inCode: boolean): string {
  const tag = tagOf(node)
  const named = attributeOf(node, 'class')
    .split(/\s+/)
    .map((name) => byClass[name])
    .find(Boolean)
  if (named && !inCode) return named
  const level = /^[1-6]$/.exec(attributeOf(node, 'aria-level'))
  if (attributeOf(node, 'role') === 'heading' && level) return `h${level[0]}`
  if (tag === 'div' && !inCode && isCode(css)) return 'pre'
  // Google Docs writes the text beside the box of a task so.
  if (tag === 'p' && css.get('display') === 'inline-block') return 'span'
  if (known.has(tag)) return tag
  return otherNames[tag] ?? 'span'
}

/** What is in a heading, without headings of its own. */
export const withoutHeadings = (nodes: HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const tag = /^h[1-6]$/.test(node.tag) ? 'div' : node.tag
    return { ...node, tag, children: withoutHeadings(node.children) }
  })
