import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#app/accounts/session.tsx'
import { api } from '#app/ui/api-client.ts'
import { isStaff } from '#platform/api/caller.ts'
import type { Meal } from './meal.ts'
import { MealView } from './meal-view.tsx'

type Props = { slug: string; children: ReactNode }

/** A meal that visitors may not see, shown to signed-in staff; to everybody else the children. */
export function DraftPreview({ slug, children }: Props) {
  const draft = useDraft(slug)
  useEffect(() => {
    if (draft) document.title = `Draft: ${draft.title}`
  }, [draft])
  if (!draft) return children
  return (
    <>
      <p role="status" className="bg-ink py-2.5 text-center font-medium text-paper">
        Draft preview
      </p>
      <MealView meal={draft} related={[]} />
    </>
  )
}

/** The draft at this slug, once it has come; null for visitors. */
function useDraft(slug: string): Meal | null {
  const { user } = useSession()
  const [draft, setDraft] = useState<Meal | null>(null)
  const staff = isStaff(user)
  useEffect(() => {
    setDraft(null)
    if (!staff) return
    const leaving = new AbortController()
    api
      .get<Meal>(`/meals/slug/${encodeURIComponent(slug)}`, { signal: leaving.signal })
      .then(setDraft, (error) => {
        if (!leaving.signal.aborted) console.info('There is no draft at this address', error)
      })
    return () => leaving.abort()
  }, [slug, staff])
  return draft
}
