import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ShownBlock } from '../content/body.ts'
import { type Block, readContent } from '../content/content.ts'
import { readLegacyHtml } from '../editor/pasting/read-html.ts'
import { PostBody } from '../reading/post-body.tsx'
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
  return <PostBody blocks={blocksOf(content).map(shown)} />
}

function blocksOf(stored: string): Block[] {
  const content = readContent(stored)
  if (content.kind === 'rich') return content.blocks
  if (content.kind === 'broken') return [{ type: 'paragraph', children: [{ text: content.raw }] }]
  return readLegacyHtml(new DOMParser().parseFromString(content.html, 'text/html').body)
}

const shown = (block: Block): ShownBlock =>
  block.type === 'image' ? { kind: 'image', image: block, files: null } : { kind: 'block', block }
