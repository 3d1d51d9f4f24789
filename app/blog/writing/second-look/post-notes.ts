import { type Block, imagesOf, type RichText } from '../../content/blocks.ts'
import { shownHeadings, withFootnotes } from '../../content/find-footnotes.ts'
import { headingsOf } from '../../content/rich-text.ts'
import { type EditorBlock, paragraph } from '../../editor/document.ts'
import type { PostFields } from '../post-fields.ts'
import { linksOf } from './links-in-text.ts'

/** The place of a note: a field of the screen, or a node of the text by its path. */
export type NotePlace =
  | { field: 'description' | 'featuredImage' | 'featuredImageAlt' }
  | { at: number[] }

/** Something in a post that is worth a look before it is published. */
export type PostNote = { key: string; text: string; place: NotePlace }

export type LookedAt = Pick<
  PostFields,
  'description' | 'seoDescription' | 'featuredImage' | 'featuredImageAlt'
> & { blocks: readonly EditorBlock[] }

/** What the server says about the addresses of a post. */
export type CheckedLinks = { deadLinks: readonly string[] }

/** Search engines cut longer descriptions. */
const longestDescription = 160

/** Pictures are shown up to this wide (px), and larger on screens of high density. */
const leastWidth = 800

/** Everything worth a look, in the order of the screen. */
export function postNotes(post: LookedAt, { deadLinks }: CheckedLinks): PostNote[] {
  // Places count images that are being uploaded, which are blocks of the editor only.
  const blocks = post.blocks.map((block) => (block.type === 'upload' ? paragraph() : block))
  return [
    ...descriptionNotes(post),
    ...widthNotes('featured image', post.featuredImage, { field: 'featuredImage' }),
    ...featuredAltNotes(post),
    ...blocks.flatMap(imageNotes),
    ...headingNotes(blocks),
    ...linkNotes(blocks, deadLinks),
  ]
}

function descriptionNotes({ description, seoDescription }: LookedAt): PostNote[] {
  // The description for search engines takes its place there.
  const length = description.trim().length
  if (seoDescription.trim() !== '' || length <= longestDescription) return []
  const text = `The description has ${length} characters; search engines show the first ${longestDescription}.`
  return [{ key: 'description', text, place: { field: 'description' } }]
}

function featuredAltNotes({ featuredImage, featuredImageAlt }: LookedAt): PostNote[] {
  if (featuredImage === '' || featuredImageAlt.trim() !== '') return []
  const text = 'The featured image has no description for people who do not see it.'
  return [{ key: 'featured alt', text, place: { field: 'featuredImageAlt' } }]
}

/** A note on a picture that is too small; the name of a stored file tells the width. */
function widthNotes(name: string, url: string, place: NotePlace): PostNote[] {
  const width = widthOf(url)
  if (width === null || width >= leastWidth) return []
  const text = `The ${name} is ${width} px wide; from ${leastWidth} px on it looks sharp.`
  return [{ key: `width ${url} ${JSON.stringify(place)}`, text, place }]
}

/** The width of a stored picture, by the name of its largest file. */
function widthOf(url: string): number | null {
  const width = /\/media\/[0-9a-f]{32}-(\d+)\.(?:webp|avif)$/.exec(url)?.[1]
  return width === undefined ? null : Number(width)
}

function imageNotes(block: Block, index: number): PostNote[] {
  const place = { at: [index] }
  const images = imagesOf(block)
  return images.flatMap(({ url, alt }, number) => {
    const name = images.length > 1 ? `image ${number + 1} of a gallery` : 'image in the text'
    const missing = `An ${name} has no alternative text.`
    return [
      ...(alt.trim() === '' ? [{ key: `alt ${index} ${number}`, text: missing, place }] : []),
      ...widthNotes(name, url, place).map((note) => ({ ...note, key: `${note.key} ${number}` })),
    ]
  })
}

/** Headings may be one level deeper than the one before, and any number of levels higher. */
function headingNotes(blocks: RichText): PostNote[] {
  let before = 0
  return headingsOf(blocks).flatMap(({ level, text, index }) => {
    const skips = level > before + 1
    const says = before === 0 ? 'is the first and begins below the first level' : 'skips a level'
    before = level
    if (!skips) return []
    const note = `The heading “${text}” ${says}.`
    return [{ key: `heading ${index}`, text: note, place: { at: [index] } }]
  })
}

/** Links that lead nowhere: to a heading that is not there, or to an address that the site does not have. */
function linkNotes(blocks: RichText, deadLinks: readonly string[]): PostNote[] {
  const headings = shownHeadings(withFootnotes(blocks).blocks)
  const anchors = new Set(headings.map(({ id }) => `#${id}`))
  return linksOf(blocks).flatMap(({ url, words, at }) => {
    const isAnchor = url.startsWith('#section-')
    if (isAnchor ? anchors.has(url) : !deadLinks.includes(url)) return []
    const text = `The link “${words || url}” leads to nothing that visitors can see (${url}).`
    return [{ key: `link ${at.join('.')} ${url}`, text, place: { at } }]
  })
}
