import { xmlText } from '#platform/text/xml.ts'
import { editorDocument, isRecord } from './editor-document.server.ts'
import { cardHtml, type Payload } from './ghost-cards.server.ts'

/** No editor writes deeper documents. */
const deepest = 100

/** The bits of a text's `format` in Ghost's newer editor, with their elements. */
const formats: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]

/** A document of Ghost's newer editor as HTML; null if it is not one. */
export function lexicalHtml(json: string | null | undefined): string | null {
  const document = editorDocument(json)
  return isRecord(document) && isRecord(document.root) ? childrenHtml(document.root, 0) : null
}

function childrenHtml(node: Payload, depth: number): string {
  if (!Array.isArray(node.children) || depth > deepest) return ''
  return node.children
    .filter(isRecord)
    .map((child) => nodeHtml(child, depth + 1))
    .join('')
}

function nodeHtml(node: Payload, depth: number): string {
  const content = childrenHtml(node, depth)
  switch (node.type) {
    case 'text':
    case 'extended-text':
    case 'tk':
    case 'emoji':
    case 'zwnj':
    case 'code-highlight':
      return formatted(node)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'paragraph':
      return `<p>${content}</p>`
    case 'heading':
    case 'extended-heading':
      return `<${headingTag(node.tag)}>${content}</${headingTag(node.tag)}>`
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote>${content}</blockquote>`
    case 'code':
      return `<pre>${content}</pre>`
    case 'list':
      return node.listType === 'number' ? `<ol>${content}</ol>` : `<ul>${content}</ul>`
    case 'listitem':
      return itemHtml(node, content)
    case 'link':
    case 'autolink':
    case 'at-link':
      return `<a href="${xmlText(String(node.url ?? ''))}">${content}</a>`
    default:
      return otherHtml(node, content)
  }
}

/** A card, or a node of a later version with texts of its own. */
function otherHtml(node: Payload, content: string): string {
  const { children: _, text, ...payload } = node
  if (content !== '') return `<div>${content}</div>`
  if (typeof text === 'string') return formatted(node)
  return cardHtml(String(node.type ?? ''), payload)
}

/** A nested list has an item of its own, which belongs to the item before. */
function itemHtml(node: Payload, content: string): string {
  const [only, ...others] = Array.isArray(node.children) ? node.children : []
  if (isRecord(only) && only.type === 'list' && others.length === 0) return content
  const sign = typeof node.checked === 'boolean' ? (node.checked ? '☑ ' : '☐ ') : ''
  return `<li>${sign}${content}</li>`
}

const headingTag = (tag: unknown) => (/^h[1-6]$/.test(String(tag)) ? String(tag) : 'h2')

function formatted({ text, format }: Payload): string {
  const bits = typeof format === 'number' ? format : 0
  const tags = formats.flatMap(([bit, tag]) => (bits & bit ? [tag] : []))
  // This editor shows line breaks in a text.
  const html = xmlText(String(text ?? '')).replaceAll('\n', '<br>')
  return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, html)
}
