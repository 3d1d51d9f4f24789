import type { Leaf, Mark } from '../../content/text-schemas.ts'
import { isLinkAddress } from '../addresses.ts'
import type { ListType } from '../document.ts'
import type { HtmlNode } from './html-node.ts'

/** The style of text: its marks, its link, and whether its spaces count. */
export type Style = { marks: Omit<Leaf, 'text'>; url: string | null; pre: boolean }

const markNames: Record<string, Mark> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
}

/** The style inside an element, which adds to the surrounding one. */
export function styleOf(node: HtmlNode, name: string, style: Style): Style {
  const css = cssOf(node)
  const marks = { ...style.marks }
  const mark = markNames[name]
  if (mark) marks[mark] = true
  const weight = /font-weight:(\w+)/.exec(css)?.[1]
  // Google Docs wraps everything in a <b> of normal weight.
  if (weight) setMark(marks, 'bold', weight === 'bold' || Number(weight) >= 600)
  const slant = /font-style:(\w+)/.exec(css)?.[1]
  if (slant) setMark(marks, 'italic', slant === 'italic' || slant === 'oblique')
  if (/text-decoration(-line)?:[^;]*underline/.test(css) && name !== 'A') marks.underline = true
  // A heading is bold anyway.
  if (/^H[1-6]$/.test(name)) delete marks.bold
  const href = name === 'A' ? (node.getAttribute?.('href') ?? '').trim() : ''
  const url = href !== '' && !href.startsWith('#') && isLinkAddress(href) ? href : style.url
  const pre = style.pre || name === 'PRE' || /white-space:(pre|break-spaces)/.test(css)
  return { marks, url, pre }
}

function setMark(marks: Style['marks'], mark: Mark, on: boolean): void {
  if (on) marks[mark] = true
  else delete marks[mark]
}

/** True for elements that readers of the page do not see. */
export function isHidden(node: HtmlNode): boolean {
  const css = cssOf(node)
  return (
    /display:none|mso-list:ignore|mso-hide:all/.test(css) || node.getAttribute?.('hidden') === ''
  )
}

/** Word writes lists as paragraphs; the sign before the text distinguishes numbers from bullets. */
export function wordListItem(node: HtmlNode): ListType | null {
  if (!/mso-list:l\d/.test(cssOf(node))) return null
  return /^\s*(\d+|[a-z]{1,4})[.)]/i.test(node.textContent ?? '')
    ? 'numbered-list'
    : 'bulleted-list'
}

/** A style attribute without its spaces. */
const cssOf = (node: HtmlNode) =>
  (node.getAttribute?.('style') ?? '').toLowerCase().replaceAll(/\s+/g, '')
