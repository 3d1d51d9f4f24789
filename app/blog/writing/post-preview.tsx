import { SmartImage } from '#app/ui/smart-image.tsx'
import type { Block } from '../content/blocks.ts'
import type { ShownBlock } from '../content/body.ts'
import { readContent } from '../content/content.ts'
import { withFootnotes } from '../content/find-footnotes.ts'
import { headingsOf, shownLevels } from '../content/rich-text.ts'
import { showBlock } from '../content/show-block.ts'
import { readLegacyHtml } from '../editor/pasting/read-html.ts'
import { PostBody } from '../reading/body/post-body.tsx'
import type { WrittenFields } from './post-fields.ts'

/** The post as readers will see it, made from the fields on the screen. */
export function PostPreview({ fields }: { fields: WrittenFields }) {
  return (
    <article>
      <h2 className="text-3xl">{fields.title || 'Untitled'}</h2>
      {fields.description && <p className="mt-4 text-lg text-muted">{fields.description}</p>}
      {fields.featuredImage && (
        <SmartImage
          set={null}
          src={fields.featuredImage}
          alt={fields.featuredImageAlt}
          sizes="48rem"
          className="mt-6 mb-8 aspect-21/9 rounded-card"
        />
      )}
      <ContentPreview content={fields.content} />
    </article>
  )
}

/** Stored content as readers will see it. */
export function ContentPreview({ content }: { content: string }) {
  return <PostBody blocks={shownBlocks(blocksOf(content))} />
}

/** Without the cards of meals, which are drawn from the meals as they are when a reader comes. */
function shownBlocks(written: Block[]): ShownBlock[] {
  const { blocks, notes } = withFootnotes(written)
  const levels = shownLevels(headingsOf(blocks))
  const shown = blocks.flatMap((block, index): ShownBlock[] => {
    const part = showBlock(block, { filesOf: () => null, mealOf: () => null })
    if (!part) return [{ kind: 'text', text: 'A card of a meal' }]
    return part.kind === 'block' ? [{ ...part, level: levels.get(index) }] : [part]
  })
  return notes.length > 0 ? [...shown, { kind: 'notes', notes }] : shown
}

function blocksOf(stored: string): Block[] {
  const content = readContent(stored)
  if (content.kind === 'rich') return content.blocks
  if (content.kind === 'broken') return [{ type: 'paragraph', children: [{ text: content.raw }] }]
  return readLegacyHtml(new DOMParser().parseFromString(content.html, 'text/html').body)
}
