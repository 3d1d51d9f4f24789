import { imageIdOfUrl } from '#app/images/images-by-address.server.ts'
import { filesOfImages } from '#app/images/show-images.server.ts'
import { cardsOfMeals } from '#app/meals/catalogue/meal-cards.server.ts'
import type { App } from '#platform/app.ts'
import type { HtmlNode } from '../converting/html-tree.ts'
import type { RichText } from './blocks.ts'
import type { Body, ContentsEntry, ShownBlock } from './body.ts'
import { type Content, readContent } from './content.ts'
import { shownHeadings, withFootnotes } from './find-footnotes.ts'
import type { Footnote } from './footnote.ts'
import { sanitisedTree, textOfHtml } from './html.server.ts'
import { minutesToRead } from './reading-time.ts'
import {
  anchorOf,
  countWords,
  imageUrlsOf,
  mealIdsOf,
  plainText,
  shownLevels,
} from './rich-text.ts'
import { showBlock } from './show-block.ts'

/** Stored content with more characters than this gets a table of contents. */
const longContent = 1000

/** What pages show of stored content; safe to show, no matter who wrote it. */
export async function showBody(app: App, stored: string): Promise<Body> {
  const content = readContent(stored)
  const { blocks, notes = [], headings, text } = await readBlocks(app, content)
  const contents = headings.length > 0 ? headings : threeParts(blocks)
  return {
    blocks: notes.length > 0 ? [...blocks, { kind: 'notes', notes }] : blocks,
    contents: stored.length > longContent ? contents : [],
    minutes: minutesToRead(countWords(text)),
  }
}

type Read = {
  blocks: ShownBlock[]
  notes?: Footnote[]
  headings: ContentsEntry[]
  text: string
}

async function readBlocks(app: App, content: Content): Promise<Read> {
  if (content.kind === 'rich') return await readRichText(app, content.blocks)
  if (content.kind === 'html') return readHtml(sanitisedTree(content.html))
  const text = textsIn(content.raw).join('\n')
  return { blocks: [{ kind: 'text', text }], headings: [], text }
}

async function readRichText(app: App, written: RichText): Promise<Read> {
  const { blocks, notes } = withFootnotes(written)
  const [files, meals] = await Promise.all([
    filesByUrl(app, imageUrlsOf(blocks)),
    cardsOfMeals(app, mealIdsOf(blocks)),
  ])
  const headings = shownHeadings(blocks)
  const anchors = new Map(headings.map(({ index, id }) => [index, id]))
  const levels = shownLevels(headings)
  const shown = blocks.flatMap((block, index): ShownBlock[] => {
    const part = showBlock(block, {
      filesOf: (url) => files.get(url) ?? null,
      mealOf: (id) => meals.find((meal) => meal.id === id) ?? null,
    })
    if (!part) return []
    const anchor = anchors.get(index)
    return [
      part.kind === 'block' ? { ...part, anchor, level: levels.get(index) } : { ...part, anchor },
    ]
  })
  return {
    blocks: shown,
    notes,
    headings: headings.flatMap(({ id, level, text }) => (level === 3 ? [] : [{ id, level, text }])),
    text: plainText(written),
  }
}

/** In older posts, headings on the top level of the content count, whatever their own level. */
function readHtml(nodes: HtmlNode[]): Read {
  const taken = new Map<string, number>()
  const headings: ContentsEntry[] = []
  const blocks = nodes.map((node): ShownBlock => {
    const level = typeof node === 'string' ? null : /^h([1-6])$/.exec(node.tag)?.[1]
    const text = level ? textOfHtml([node]).trim() : ''
    if (!level || !text) return { kind: 'html', node }
    const id = anchorOf(text, taken)
    headings.push({ id, level: Number(level) <= 2 ? 1 : 2, text })
    return { kind: 'html', node, anchor: id }
  })
  return { blocks, headings, text: textOfHtml(nodes) }
}

/** Anchors for a post without headings: its start, its middle and its end. Adds them to the blocks. */
function threeParts(blocks: ShownBlock[]): ContentsEntry[] {
  const last = blocks.length - 1
  const places = [
    { text: 'Introduction', id: 'introduction', index: 0 },
    { text: 'Main Points', id: 'main-points', index: Math.floor(blocks.length / 3) },
    { text: 'Conclusion', id: 'conclusion', index: last },
  ]
  return places.map(({ text, id, index }) => {
    const block = blocks[index]
    if (block) block.anchor ??= id
    return { text, level: 1, id: block?.anchor ?? id }
  })
}

async function filesByUrl(app: App, urls: string[]) {
  const ids = await Promise.all(urls.map((url) => imageIdOfUrl(app, url)))
  const files = await filesOfImages(
    app,
    ids.flatMap((id) => id ?? []),
  )
  return new Map(urls.map((url, index) => [url, files.get(ids[index] ?? '') ?? null]))
}

/** Every `text` in a list of blocks with an unknown structure. */
function textsIn(raw: string): string[] {
  const texts: string[] = []
  JSON.parse(raw, (key, value) => {
    if (key === 'text' && typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}
