import type { ReactNode } from 'react'
import { MealCard } from '#app/meals/catalogue/meal-card.tsx'
import type { ShownBlock } from '../../content/body.ts'
import { EmbedView } from './embed-view.tsx'
import { GalleryView } from './gallery-view.tsx'
import { eachOf } from './inlines.tsx'
import { NotesView } from './notes-view.tsx'
import { PostImage } from './post-image.tsx'
import { shownHtml } from './shown-html.tsx'
import { TextView } from './text-view.tsx'

/** The content of a post, block by block. */
export function PostBody({ blocks }: { blocks: ShownBlock[] }) {
  return <div className="post-body">{eachOf(blocks, shownBlock)}</div>
}

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
      return <PostImage {...part} id={id} />
    case 'gallery':
      return <GalleryView images={part.images} id={id} />
    case 'notes':
      return <NotesView notes={part.notes} />
    case 'divider':
      return <hr id={id} />
    case 'embed':
      return <EmbedView url={part.block.url} id={id} />
    case 'meal':
      return (
        <div id={id} className="post-meal">
          <MealCard meal={part.meal} sizes="(min-width: 30rem) 360px, 90vw" />
        </div>
      )
    case 'block':
      return <TextView block={part.block} level={part.level} id={id} />
  }
}
