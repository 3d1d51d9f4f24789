import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { isStaff } from '#platform/api/caller.ts'

type Props<Draft> = {
  /** Where the API has it for staff. */
  path: string
  titleOf: (draft: Draft) => string
  show: (draft: Draft) => ReactNode
  children: ReactNode
}

/** What visitors may not see, shown to signed-in staff; to everybody else the children. */
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

/** The draft, once it has come; null for visitors. */
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
