import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { firstState, type Outcome, type Rebase } from '#app/publishing/autosave/states.ts'
import { useAutosave } from '#app/publishing/autosave/use-autosave.ts'
import { claimDraftPlace, type DraftPlace } from '#app/ui/browser/draft-place.ts'
import { useUploadStore } from '../editor/images/use-uploads.ts'
import type { Post } from '../post.ts'
import { postDraftKind, postDraftText, recoveredDrafts } from './local-draft.ts'
import { newestText, postChange } from './noting/noted-draft.ts'
import { type PostServer, postRules, postServer, sendPost } from './post-autosave.ts'
import { emptyFields, fieldsOf, type PostFields } from './post-fields.ts'
import { useContent } from './use-content.ts'

/** What is written on the screen: posts, or other documents of the same shape. */
export type WrittenKind = { server: PostServer; editPath: (id: string) => string }

export const writtenPosts: WrittenKind = {
  server: postServer,
  editPath: (id) => `/admin/blogs/edit/${id}`,
}

/** The fields on the post screen, kept by the autosave controller. */
export function useTypedPost(post: Post | null, place: DraftPlace, kind: WrittenKind) {
  const store = useUploadStore()
  const start = useMemo(() => (post ? fieldsOf(post) : emptyFields), [post])
  const [fields, setFields] = useState<PostFields>(start)
  const content = useContent(start.content, store)
  const latest = useRef(fields)
  const creating = useRef<Promise<string | null> | null>(null)
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
        recovered: recoveredDrafts(newestText(place), start),
      }),
    read,
    send(sending) {
      const sent = sendPost(sending, kind.server)
      if (sending.base === null) creating.current = sent.then(idOf)
      return sent
    },
    place,
    text: postDraftText,
    since() {
      const { text, splice } = content.since()
      const before = { ...latest.current, content: text }
      return { key: text, before, change: postChange(before, splice) }
    },
    onCreated: (id) => takeNewAddress(id, kind),
  })
  useEffect(() => {
    // What an earlier screen left and the server has by now would be offered again once the post is changed elsewhere.
    if (place.noted && autosave.state.recovered.length === 0) place.keep(null)
  }, [place, autosave])
  function show(changes: Partial<PostFields>) {
    latest.current = { ...latest.current, ...changes }
    setFields(latest.current)
  }
  function change(changes: Partial<PostFields>) {
    show(changes)
    autosave.typed()
  }
  /** Continues from another version; what is typed now is offered again unless it is stored elsewhere. */
  function goOnFrom(version: PostFields, from: Omit<Rebase<PostFields, Post>, 'fields' | 'aside'>) {
    const aside = read()
    content.open(version.content)
    show(version)
    autosave.rebase({ ...from, fields: version, aside })
  }
  /** Continues from their version with merged fields; `aside` is offered again. */
  function goOnMerged(theirs: Post, merged: PostFields, aside?: PostFields) {
    if (merged.content !== content.read()) content.merge(merged.content)
    show(merged)
    autosave.rebase({ base: theirs, held: fieldsOf(theirs), fields: read(), aside })
  }
  return {
    ...{ fields, read, change, goOnFrom, goOnMerged, content, store, autosave, state },
    /** The id that a new post gets by the save on its way, or null if that fails; null before the first save. */
    creating: () => creating.current,
  }
}

const idOf = (outcome: Outcome<PostFields, Post>) =>
  outcome.name === 'saved' ? outcome.stored._id : null

/** A new post gets its own address once it is a draft, so that a reload leads back to it. */
async function takeNewAddress(id: string, { editPath }: WrittenKind): Promise<DraftPlace> {
  // Without the router, which would mount the screen again.
  window.history.replaceState(window.history.state, '', editPath(id))
  return await claimDraftPlace(postDraftKind(id))
}
