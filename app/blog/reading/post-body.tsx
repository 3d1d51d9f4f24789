import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ShownBlock, ShownHtml } from '../content/body.ts'
import type { Inline, Leaf, LinkNode, ListItem, TextBlock } from '../content/content.ts'

/** The content of a post, block by block. */
export function PostBody({ blocks }: { blocks: ShownBlock[] }) {
  return <div className="post-body">{eachOf(blocks, shownBlock)}</div>
}

/** Parts that never move need no keys, so they are passed as separate children, not as a list. */
const eachOf = <T,>(parts: T[], show: (part: T) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(show))

function shownBlock(part: ShownBlock): ReactNode {
  const { anchor: id } = part
  switch (part.kind) {
    case 'text':
      return (
        <p id={id} className="whitespace-pre-line">
          {part.text}
        </p>
      )
    case 'html':
      return shownHtml(part.node, id)
    case 'image':
      return <PostImage {...part} />
    case 'block':
      return isList(part.block) ? (
        createElement(
          part.block.type === 'numbered-list' ? 'ol' : 'ul',
          { id },
          eachOf(part.block.children, (item) => (
            <li className="whitespace-pre-line">{inlines(item.children)}</li>
          )),
        )
      ) : (
        <TextPart block={part.block} id={id} />
      )
  }
}

type BlockOfText = Extract<ShownBlock, { kind: 'block' }>['block']

const isList = (block: BlockOfText): block is Exclude<BlockOfText, TextBlock> =>
  block.type === 'numbered-list' || block.type === 'bulleted-list'

function TextPart({ block, id }: { block: TextBlock; id?: string }) {
  const text = inlines(block.children)
  switch (block.type) {
    case 'heading-one':
    case 'heading-two':
      return createElement(
        block.type === 'heading-one' ? 'h2' : 'h3',
        { id },
        text,
        id && (
          <a href={`#${id}`} className="anchor" aria-label="Link to this section">
            #
          </a>
        ),
      )
    case 'block-quote':
      return (
        <blockquote id={id} className="whitespace-pre-line">
          {text}
        </blockquote>
      )
    case 'paragraph':
      return (
        <p id={id} className="whitespace-pre-line">
          {text}
        </p>
      )
  }
}

function PostImage({ image, files, anchor }: Extract<ShownBlock, { kind: 'image' }>) {
  const toCome = isToCome(image.url)
  const ratio = files ? `${files.width} / ${files.height}` : toCome ? '1 / 1' : undefined
  return (
    <figure id={anchor}>
      <div style={ratio ? { aspectRatio: ratio } : undefined}>
        <SmartImage
          set={files}
          src={image.url}
          alt={image.alt}
          sizes="(min-width: 42.5rem) 640px, 94vw"
          className={ratio ? 'size-full rounded-card' : 'rounded-card'}
        />
      </div>
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}

const inlines = (children: (Inline | ListItem)[]): ReactNode =>
  eachOf(children, (child) => {
    if ('text' in child) return markedText(child)
    return child.type === 'link' ? <TextLink link={child} /> : inlines(child.children)
  })

const noPage = /^\/([/\\\s]|(api|media|share|portions)\/)|^[^?#]*\.\w+([?#]|$)/

/** True for the address of a page of this site, but not of its files or its API. */
const leadsToPage = (url: string) => url.startsWith('/') && !noPage.test(url)

/** Pages of this site open without a reload; other addresses are plain links. */
function TextLink({ link }: { link: LinkNode }) {
  const text = inlines(link.children)
  if (leadsToPage(link.url)) return <Link to={link.url}>{text}</Link>
  return (
    <a href={link.url} rel="noopener">
      {text}
    </a>
  )
}

function markedText({ text, bold, italic, underline, code }: Leaf): ReactNode {
  let shown: ReactNode = text
  if (code) shown = <code className="whitespace-pre-wrap">{shown}</code>
  if (underline) shown = <u>{shown}</u>
  if (italic) shown = <em>{shown}</em>
  if (bold) shown = <strong>{shown}</strong>
  return shown
}

/** The HTML was sanitised on the server; the first heading level belongs to the page. */
function shownHtml(node: ShownHtml, id?: string): ReactNode {
  if (typeof node === 'string') return node
  const { colspan, rowspan, ...attributes } = node.attributes
  const tag = node.tag === 'h1' ? 'h2' : node.tag
  const lazy = tag === 'img' ? { loading: 'lazy', alt: attributes.alt ?? '' } : undefined
  const props: Record<string, string | undefined> = {
    id,
    colSpan: colspan,
    rowSpan: rowspan,
    ...attributes,
    ...lazy,
  }
  if (['img', 'br', 'hr'].includes(tag)) return createElement(tag, props)
  return createElement(
    tag,
    props,
    eachOf(node.children, (child) => shownHtml(child)),
  )
}
