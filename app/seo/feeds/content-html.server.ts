import type { RichText } from '#app/blog/content/blocks.ts'
import { readContent } from '#app/blog/content/content.ts'
import { withFootnotes } from '#app/blog/content/find-footnotes.ts'
import { sanitisedTree } from '#app/blog/content/html.server.ts'
import { mealIdsOf } from '#app/blog/content/rich-text.ts'
import type { HtmlNode } from '#app/blog/converting/html-tree.ts'
import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import { cardsOfMeals } from '#app/meals/catalogue/meal-cards.server.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import type { App } from '#platform/app.ts'
import { htmlText } from '#platform/text/html.ts'

/** A block, a part of one, or a text, of whichever kinds a post may have. */
type Node = {
  type?: string
  text?: string
  url?: string
  alt?: string
  caption?: string
  header?: boolean
  bold?: boolean
  italic?: boolean
  underline?: boolean
  code?: boolean
  reference?: string
  images?: Node[]
  mealId?: string
  children?: Node[]
}

/** The elements of blocks that contain text or further blocks; any other block becomes a paragraph. */
const elementOf: Record<string, string> = {
  'heading-one': 'h2',
  'heading-two': 'h3',
  'heading-three': 'h4',
  'block-quote': 'blockquote',
  'numbered-list': 'ol',
  'bulleted-list': 'ul',
  'list-item': 'li',
  table: 'table',
  'table-row': 'tr',
}

type Card = Pick<MealCardData, 'slug' | 'title' | 'calories'>

type Context = { siteUrl: string; cards: Map<string, Card> }

/**
 * The content of a post as HTML for feed readers: the same text and pictures
 * without anything that could run, and with absolute addresses. Cards of meals become links with the calories.
 */
export async function contentHtml(app: App, stored: string): Promise<string> {
  const { siteUrl } = app.config
  const content = readContent(stored)
  if (content.kind === 'html') return nodesHtml(sanitisedTree(content.html), siteUrl)
  if (content.kind !== 'rich') return ''
  const cards = await cardsOfMeals(app, mealIdsOf(content.blocks))
  const context = { siteUrl, cards: new Map(cards.map((card) => [card.id, card])) }
  return richHtml(content.blocks, context)
}

/** Footnotes have their number in the text, and follow it as a list. */
function richHtml(written: RichText, context: Context): string {
  const { blocks, notes } = withFootnotes(written)
  const items = notes.map(({ children }) => `<li>${blocksHtml(children, context)}</li>`).join('')
  return blocksHtml(blocks, context) + (items && `<hr><ol>${items}</ol>`)
}

/** A picture with its caption; empty without an address. */
export function pictureHtml({ url, alt = '', caption }: Node, siteUrl: string): string {
  if (!url) return ''
  const image = `<img src="${htmlText(absolute(url, siteUrl))}" alt="${htmlText(alt)}">`
  const below = caption ? `<figcaption>${htmlText(caption)}</figcaption>` : ''
  return `<figure>${image}${below}</figure>`
}

const blocksHtml = (nodes: Node[] | undefined, context: Context): string =>
  (nodes ?? []).map((node) => nodeHtml(node, context)).join('')

function nodeHtml(node: Node, context: Context): string {
  const { siteUrl } = context
  const { type, text, url = '', images, children } = node
  if (text !== undefined) return leafHtml(node)
  const inner = blocksHtml(children, context)
  const link = htmlText(absolute(url, siteUrl))
  switch (type) {
    case 'image':
      return pictureHtml(node, siteUrl)
    case 'gallery':
      return (images ?? []).map((image) => pictureHtml(image, siteUrl)).join('')
    case 'meal':
      return mealHtml(node, context)
    case 'link':
      return node.reference ? `<sup>${inner}</sup>` : `<a href="${link}">${inner}</a>`
    case 'embed':
      return `<p><a href="${link}">${link}</a></p>`
    case 'divider':
      return '<hr>'
    case 'code-block':
      return `<pre><code>${inner}</code></pre>`
    case 'table-cell':
      return node.header ? `<th>${inner}</th>` : `<td>${inner}</td>`
    default: {
      const element = elementOf[type ?? ''] ?? 'p'
      return inner === '' ? '' : `<${element}>${inner}</${element}>`
    }
  }
}

/** A meal that is deleted or not published leaves nothing, as on the page. */
function mealHtml({ mealId = '' }: Node, { siteUrl, cards }: Context): string {
  const card = cards.get(mealId)
  if (!card) return ''
  const link = htmlText(siteUrl + mealPath(card.slug))
  return `<p><a href="${link}">${htmlText(card.title)}</a> ${card.calories} kcal</p>`
}

function leafHtml({ text = '', bold, italic, underline, code }: Node): string {
  let html = htmlText(text).replaceAll('\n', '<br>')
  if (code) html = `<code>${html}</code>`
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  return bold ? `<strong>${html}</strong>` : html
}

const withoutEnd = new Set(['img', 'br', 'hr', 'input'])

function nodesHtml(nodes: HtmlNode[], siteUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return htmlText(node)
      const pairs = Object.entries(node.attributes).map(([name, value]) => {
        const shown = name === 'href' || name === 'src' ? absolute(value, siteUrl) : value
        return ` ${name}="${htmlText(shown)}"`
      })
      const start = `<${node.tag}${pairs.join('')}>`
      if (withoutEnd.has(node.tag)) return start
      return `${start}${nodesHtml(node.children, siteUrl)}</${node.tag}>`
    })
    .join('')
}

const absolute = (url: string, siteUrl: string): string =>
  URL.parse(url, `${siteUrl}/`)?.href ?? url
