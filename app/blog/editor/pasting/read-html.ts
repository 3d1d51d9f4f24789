import { cleanBlocks } from '../clean-blocks.ts'
import { type EditorBlock, paragraph, type TextBlockType } from '../document.ts'
import { addLeaf, endLine, inBlock, type Kind, type Reading as Lines } from './html-lines.ts'
import { findByName, type HtmlNode } from './html-node.ts'
import { isHidden, type Style, styleOf, wordListItem } from './html-style.ts'

/** An image found in HTML: its address, description and caption. */
export type FoundImage = { src: string; alt: string; caption: string }

/** Returns the block for an image; null leaves it out. */
export type TakeImage = (image: FoundImage) => EditorBlock | null

const blockNames: Record<string, TextBlockType> = {
  H1: 'heading-one',
  H2: 'heading-two',
  H3: 'heading-two',
  H4: 'heading-two',
  H5: 'heading-two',
  H6: 'heading-two',
  BLOCKQUOTE: 'block-quote',
}

/** Elements that start a new line. */
const lines = new Set(
  'P DIV PRE SECTION ARTICLE HEADER FOOTER MAIN ASIDE ADDRESS DL DT DD TABLE THEAD TBODY TFOOT TR FIGCAPTION HR FORM FIELDSET DETAILS SUMMARY BODY'.split(
    ' ',
  ),
)

/** Elements whose content is ignored. */
const silent = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT HEAD TITLE META LINK IFRAME OBJECT EMBED SVG MATH CANVAS SELECT TEXTAREA BUTTON AUDIO VIDEO'.split(
    ' ',
  ),
)

type Reading = Lines & { takeImage: TakeImage }

/**
 * Reads HTML from web pages, Google Docs and Word into the blocks of a post. Unknown elements become plain
 * text, and nothing of it can run.
 */
export function readHtml(root: HtmlNode, takeImage: TakeImage): EditorBlock[] {
  const reading: Reading = { blocks: [], line: [], type: 'paragraph', list: null, takeImage }
  readChildren(root, reading, { marks: {}, url: null, pre: false })
  endLine(reading)
  return reading.blocks
}

/** Reads the HTML of older posts; images keep their addresses. */
export function readLegacyHtml(root: HtmlNode) {
  return cleanBlocks(
    readHtml(root, ({ src, alt, caption }) => ({
      type: 'image',
      url: src,
      alt,
      caption,
      children: [{ text: '' }],
    })),
  )
}

function readChildren(node: HtmlNode, reading: Reading, style: Style): void {
  for (const child of node.childNodes) readNode(child, reading, style)
}

function readNode(node: HtmlNode, reading: Reading, style: Style): void {
  const name = node.nodeName.toUpperCase()
  if (node.nodeType === 3) addText(reading, node.textContent ?? '', style)
  else if (node.nodeType === 1 && !silent.has(name) && !isHidden(node)) {
    readElement(node, name, reading, style)
  }
}

function readElement(node: HtmlNode, name: string, reading: Reading, style: Style): void {
  if (name === 'BR') addLeaf(reading, { text: '\n', ...style.marks }, null)
  else if (name === 'IMG') addImage(reading, imageOf(node))
  else if (name === 'FIGURE' && findByName(node, 'IMG')) readFigure(node, reading, style)
  else {
    const kind = kindOf(node, name, reading)
    const read = () => readChildren(node, reading, styleOf(node, name, style))
    // The cells of a table row are in one line, with a separator.
    const cell = name === 'TD' || name === 'TH'
    if (cell && reading.line.length > 0) addText(reading, ' · ', style)
    if (kind) inBlock(reading, kind, read)
    else read()
  }
}

/** The kind of block that an element starts; null for an inline element. */
function kindOf(node: HtmlNode, name: string, reading: Reading): Kind | null {
  const word = wordListItem(node)
  if (word) return { list: word }
  if (name === 'OL') return { list: 'numbered-list' }
  if (name === 'UL') return { list: 'bulleted-list' }
  if (name === 'LI') return { list: reading.list ?? 'bulleted-list' }
  const type = blockNames[name]
  if (type) return { type }
  return lines.has(name) ? {} : null
}

function readFigure(node: HtmlNode, reading: Reading, style: Style): void {
  const image = findByName(node, 'IMG')
  if (!image) return
  const words = findByName(node, 'FIGCAPTION')?.textContent ?? ''
  addImage(reading, { ...imageOf(image), caption: words.replaceAll(/\s+/g, ' ').trim() })
  for (const child of node.childNodes) {
    const rest = child !== image && child.nodeName.toUpperCase() !== 'FIGCAPTION'
    if (rest && !findByName(child, 'IMG')) readNode(child, reading, style)
  }
}

const imageOf = (node: HtmlNode): FoundImage => ({
  src: (node.getAttribute?.('src') ?? '').trim(),
  alt: node.getAttribute?.('alt') ?? '',
  caption: '',
})

function addImage(reading: Reading, image: FoundImage): void {
  const block = image.src === '' ? null : reading.takeImage(image)
  if (!block) return
  endLine(reading)
  reading.blocks.push(block)
}

function addText(reading: Reading, raw: string, { marks, url, pre }: Style): void {
  const text = pre ? raw.replaceAll('\r', '') : raw.replaceAll(/[\t\n\f\r ]+/g, ' ')
  addLeaf(reading, { text: text.replaceAll('\u200b', ''), ...marks }, url)
}

/** The blocks of plain text: a paragraph for each line with text. */
export function readText(text: string): EditorBlock[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph({ text: line }))
}
