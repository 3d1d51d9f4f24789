import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { isStaff } from '#platform/api/caller.ts'

type Props<Draft> = {
  /** The API path of the draft, for staff. */
  path: string
  titleOf: (draft: Draft) => string
  show: (draft: Draft) => ReactNode
  children: ReactNode
}

/** Shows a draft to signed-in staff, and the children to everybody else. */
export function DraftPreview<Draft>({ path, titleOf, show, children }: Props<Draft>) {
  const draft = useDraft<Draft>(path)
  const title = draft && titleOf(draft)
  useEffect(() => {
    if (title !== null) document.title = `Draft: ${title}`
  }, [title])
  if (!draft) return children
  return (
    <>
      <p role="status" className="bg-ink py-2.5 text-center font-medium text-paper">
        Draft preview
      </p>
      {show(draft)}
    </>
  )
}

/** The draft once it has loaded; null for visitors. */
function useDraft<Draft>(path: string): Draft | null {
  const { user } = useSession()
  const [draft, setDraft] = useState<Draft | null>(null)
  const staff = isStaff(user)
  useEffect(() => {
    setDraft(null)
    if (!staff) return
    const leaving = new AbortController()
    api.get<Draft>(path, { signal: leaving.signal }).then(
      (found) => setDraft(() => found),
      (error) => {
        if (!leaving.signal.aborted) console.info('There is no draft at this address', error)
      },
    )
    return () => leaving.abort()
  }, [path, staff])
  return draft
}
