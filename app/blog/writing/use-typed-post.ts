import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Autosave } from '#app/publishing/autosave/controller.ts'
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
  const { fields, latest, show } = useFields(start)
  const content = useContent(start.content, store)
  const creating = useRef<Promise<string | null> | null>(null)
  const read = useCallback(
    (): PostFields => ({ ...latest.current, content: content.read() }),
    [content.read, latest],
  )
  const { autosave, state } = useAutosave<PostFields, Post>({
    rules: postRules,
    start: () => {
      const recovered = recoveredDrafts(newestText(place), start)
      return firstState({ base: post, held: post && start, recovered })
    },
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
  useDropStoredDraft(place, autosave)
  function change(changes: Partial<PostFields>) {
    show(changes)
    autosave.typed()
  }
  return {
    ...{ fields, read, change, content, store, autosave, state },
    ...rebasing({ read, show, content, autosave }),
    /** The id that a new post gets by the save on its way, or null if that fails; null before the first save. */
    creating: () => creating.current,
  }
}

/** The fields as the screen shows them; `latest` has them before the next render, too. */
function useFields(start: PostFields) {
  const [fields, setFields] = useState<PostFields>(start)
  const latest = useRef(fields)
  function show(changes: Partial<PostFields>) {
    latest.current = { ...latest.current, ...changes }
    setFields(latest.current)
  }
  return { fields, latest, show }
}

/** Drops what an earlier screen left once the server has it: it would be offered again after a change elsewhere. */
function useDropStoredDraft(place: DraftPlace, autosave: Autosave<PostFields, Post>) {
  useEffect(() => {
    if (place.noted && autosave.state.recovered.length === 0) place.keep(null)
  }, [place, autosave])
}

type Rebasing = {
  read: () => PostFields
  show: (fields: PostFields) => void
  content: ReturnType<typeof useContent>
  autosave: Autosave<PostFields, Post>
}

/** What continues from another version than the one that was opened. */
const rebasing = ({ read, show, content, autosave }: Rebasing) => ({
  /** What is typed now is offered again unless it is stored elsewhere. */
  goOnFrom(version: PostFields, from: Omit<Rebase<PostFields, Post>, 'fields' | 'aside'>) {
    const aside = read()
    content.open(version.content)
    show(version)
    autosave.rebase({ ...from, fields: version, aside })
  },
  /** Continues from their version with merged fields; `aside` is offered again. */
  goOnMerged(theirs: Post, merged: PostFields, aside?: PostFields) {
    if (merged.content !== content.read()) content.merge(merged.content)
    show(merged)
    autosave.rebase({ base: theirs, held: fieldsOf(theirs), fields: read(), aside })
  },
})

const idOf = (outcome: Outcome<PostFields, Post>) =>
  outcome.name === 'saved' ? outcome.stored._id : null

/** A new post gets its own address once it is a draft, so that a reload leads back to it. */
async function takeNewAddress(id: string, { editPath }: WrittenKind): Promise<DraftPlace> {
  // Without the router, which would mount the screen again.
  window.history.replaceState(window.history.state, '', editPath(id))
  return await claimDraftPlace(postDraftKind(id))
}
