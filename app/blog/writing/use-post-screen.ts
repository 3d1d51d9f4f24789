import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import type { EditorBlock } from '../editor/document.ts'
import type { Post } from '../post.ts'
import type { PostFields } from './post-fields.ts'
import { useTypedPost, writtenPosts } from './use-typed-post.ts'

/** The state of the post screen, and the versions that it can continue from. */
export function usePostScreen(post: Post | null, place: DraftPlace, kind = writtenPosts) {
  const { goOnFrom, content, ...typed } = useTypedPost(post, place, kind)
  const { autosave } = typed
  return {
    ...typed,
    content: {
      ...content,
      change(blocks: EditorBlock[]) {
        content.note(blocks)
        autosave.typed()
      },
    },
    /** Shows a revision in all fields. */
    showRevision(version: PostFields) {
      const { base, held } = autosave.state
      goOnFrom(version, { base, held })
    },
    restoreRecovered() {
      const { base, held, recovered } = autosave.state
      const [draft] = recovered
      if (!draft) return
      // The next save is compared with the version that the draft
      // was made from, so that a newer one is not overwritten.
      const madeFrom = base && { ...base, updatedAt: draft.updatedAt ?? base.updatedAt }
      // What the draft was made from is only known if nothing was stored since.
      const before = madeFrom?.updatedAt === base?.updatedAt ? held : null
      goOnFrom(draft.fields, { base: madeFrom, held: before, restored: true })
    },
  }
}

export type PostScreen = ReturnType<typeof usePostScreen>
