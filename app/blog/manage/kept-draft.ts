import { useEffect } from 'react'
import { showToast } from '#app/ui/toasts/toasts.tsx'

/** The id of the draft that Cancel left behind, until the list of posts has told of it. */
let keptDraft: string | null = null

/** Notes that Cancel left a new post behind as a draft, since drafts are saved automatically; null when it was saved. */
export function noteKeptDraft(id: string | null): void {
  keptDraft = id
}

/** Tells that the new post just cancelled was kept as a draft, and offers to discard it by `remove`. */
export function useKeptDraft(remove: (id: string) => void): void {
  useEffect(() => {
    const id = keptDraft
    if (id === null) return
    keptDraft = null
    showToast('The new post was kept as a draft', { label: 'Discard', run: () => remove(id) })
  }, [remove])
}
