import { lazy, Suspense } from 'react'
import type { ShownBlock } from '../content/body.ts'

/** Loaded only by pages that show such a text. */
const PostBody = lazy(async () => ({ default: (await import('./body/post-body.tsx')).PostBody }))

/** The content of a post or page. It is part of the page from the start; its scripts come a little later. */
export function LatePostBody({ blocks }: { blocks: ShownBlock[] }) {
  return (
    <Suspense>
      <PostBody blocks={blocks} />
    </Suspense>
  )
}
