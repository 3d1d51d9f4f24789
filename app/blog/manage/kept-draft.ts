import { useEffect, useEffectEvent } from 'react'
import { showToast } from '#app/ui/toasts/toasts.tsx'

/** A new post that Cancel left behind; `late` if it was on its way to the server then. */
type KeptDraft = { id: string; late: boolean }

/** The new post that Cancel left behind as a draft, until the list of posts has shown a message about it. */
let keptDraft: Promise<KeptDraft | null> | null = null

/**
 * Notes that Cancel left a new post behind as a draft, since drafts are saved automatically: its id, or the answer to
 * its first save, which may still be on its way; null when it was saved.
 */
export function noteKeptDraft(draft: string | Promise<string | null> | null): void {
  if (draft === null) keptDraft = null
  else if (typeof draft === 'string') keptDraft = Promise.resolve({ id: draft, late: false })
  else keptDraft = draft.then((id) => (id === null ? null : { id, late: true }))
}

type Options = { remove: (id: string) => void; reload: () => void }

/**
 * Tells that the new post just cancelled was kept as a draft, and offers to discard it by `remove`. The list is loaded
 * again by `reload` if it was not stored yet when that was loaded.
 */
export function useKeptDraft({ remove, reload }: Options): void {
  const tell = useEffectEvent(({ id, late }: KeptDraft) => {
    if (late) reload()
    showToast('The new post was kept as a draft', { label: 'Discard', run: () => remove(id) })
  })
  useEffect(() => {
    const kept = keptDraft
    keptDraft = null
    void kept?.then((draft) => draft && tell(draft))
  }, [])
}
