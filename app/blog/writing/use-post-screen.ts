import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import type { EditorBlock } from '../editor/document.ts'
import type { Post } from '../post.ts'
import { fieldsOf, type PostFields } from './post-fields.ts'
import { useTypedPost, writtenPosts } from './use-typed-post.ts'

/** The state of the post screen, and the versions that it can continue from. */
export function usePostScreen(post: Post | null, place: DraftPlace, kind = writtenPosts) {
  const { goOnFrom, content, ...typed } = useTypedPost(post, place, kind)
  const { autosave, read } = typed
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
    keepMine: (theirs: Post) =>
      autosave.rebase({ base: theirs, held: fieldsOf(theirs), fields: read() }),
    takeTheirs: (theirs: Post) =>
      goOnFrom(fieldsOf(theirs), { base: theirs, held: fieldsOf(theirs) }),
    restoreRecovered() {
      const { base, held, recovered } = autosave.state
      const [draft] = recovered
      if (!draft) return
      // The next save is compared with the version that the draft
      // was made from, so that a newer one is not overwritten.
      const madeFrom = base && { ...base, updatedAt: draft.updatedAt ?? base.updatedAt }
      goOnFrom(draft.fields, { base: madeFrom, held, restored: true })
    },
  }
}

export type PostScreen = ReturnType<typeof usePostScreen>
