import { useCallback, useMemo, useRef, useState } from 'react'
import { firstState } from '#app/publishing/autosave/states.ts'
import { useAutosave } from '#app/publishing/autosave/use-autosave.ts'
import { claimDraftPlace, type DraftPlace } from '#app/ui/browser/draft-place.ts'
import type { EditorBlock } from '../editor/document.ts'
import { useUploadStore } from '../editor/images/use-uploads.ts'
import type { Post } from '../post.ts'
import { postDraftKind, postDraftText, recoveredDrafts } from './local-draft.ts'
import { postRules, sendPost } from './post-autosave.ts'
import { emptyFields, fieldsOf, type PostFields } from './post-fields.ts'
import { useContent } from './use-content.ts'

/** All that is on the screen of a post: its fields and content, and where they are kept. */
export function usePostScreen(post: Post | null, place: DraftPlace) {
  const store = useUploadStore()
  const start = useMemo(() => (post ? fieldsOf(post) : emptyFields), [post])
  const [fields, setFields] = useState<PostFields>(start)
  const content = useContent(start.content, store)
  const latest = useRef(fields)
  const read = useCallback(
    (): PostFields => ({ ...latest.current, content: content.read() }),
    [content.read],
  )
  const { autosave, state } = useAutosave<PostFields, Post>({
    rules: postRules,
    start: () =>
      firstState({
        base: post,
        held: post && start,
        recovered: recoveredDrafts(place.read(), start),
      }),
    read,
    send: sendPost,
    place,
    text: postDraftText,
    onCreated: takeNewAddress,
  })

  function display(changes: Partial<PostFields>) {
    latest.current = { ...latest.current, ...changes }
    setFields(latest.current)
  }

  function change(changes: Partial<PostFields>) {
    display(changes)
    autosave.typed()
  }

  /** Goes on from another version; what is typed now is offered again if it is nowhere else. */
  function goOnFrom(version: PostFields, { base, held, restored }: From) {
    const aside = read()
    content.open(version.content)
    display(version)
    autosave.rebase({ base, held, fields: version, aside, restored })
  }

  return {
    fields,
    change,
    read,
    content: {
      ...content,
      change(blocks: EditorBlock[]) {
        content.note(blocks)
        autosave.typed()
      },
    },
    store,
    autosave,
    state,
    /** Shows a revision in all fields. */
    showRevision: (version: PostFields) => goOnFrom(version, autosave.state),
    keepMine: (theirs: Post) =>
      autosave.rebase({ base: theirs, held: fieldsOf(theirs), fields: read() }),
    takeTheirs: (theirs: Post) =>
      goOnFrom(fieldsOf(theirs), { base: theirs, held: fieldsOf(theirs) }),
    restoreRecovered() {
      const { base, held, recovered } = autosave.state
      const [draft] = recovered
      if (!draft) return
      // The next save is compared with the state it was made from, so that nothing newer is lost.
      const madeFrom = base && { ...base, updatedAt: draft.updatedAt ?? base.updatedAt }
      goOnFrom(draft.fields, { base: madeFrom, held, restored: true })
    },
  }
}

type From = { base: Post | null; held: PostFields | null; restored?: boolean }

export type PostScreen = ReturnType<typeof usePostScreen>

/** A new post has an address of its own once it is a draft: a reload then leads back to it. */
async function takeNewAddress(id: string): Promise<DraftPlace> {
  // The router is not told: it would begin the screen anew.
  window.history.replaceState(window.history.state, '', `/admin/blogs/edit/${id}`)
  return await claimDraftPlace(postDraftKind(id))
}
