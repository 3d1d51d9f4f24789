import { useCallback, useEffect, useState } from 'react'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { useDraftPlace } from '#app/ui/browser/use-draft-place.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { editDraftKind } from '../edit-meal/edit-draft.ts'
import { EditForm } from '../edit-meal/edit-form.tsx'
import type { Meal } from '../meal.ts'
import type { Route } from './+types/edit-meal.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Edit Meal · ${siteInfoFrom(matches).name}` }]
}

/** The edit screen of a meal, published or not. */
export default function EditMealPage({ params }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6 text-2xl">Edit Meal</h1>
      <LoadedMeal key={params.id} id={params.id} />
    </>
  )
}

function LoadedMeal({ id }: { id: string }) {
  const [meal, setMeal] = useState<Meal | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const load = useCallback(async () => {
    setBusy(true)
    try {
      setMeal(await api.get<Meal>(`/meals/${encodeURIComponent(id)}`))
    } catch (error) {
      console.warn(error)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }, [id])
  useEffect(() => {
    void load()
  }, [load])
  const place = useDraftPlace(editDraftKind(id))
  if (meal && place) return <EditForm meal={meal} place={place} />
  return failed ? <LoadFailure busy={busy} onRetry={load} /> : <LoadingForm />
}

type FailureProps = { busy: boolean; onRetry: () => void }

function LoadFailure({ busy, onRetry }: FailureProps) {
  return (
    <div role="alert" className="rounded-card border border-line bg-surface">
      <EmptyState
        title="Failed to load meal data. Please try again."
        action={
          <>
            <Link to="/admin/meals" className={buttonClasses('secondary')}>
              Back to meals
            </Link>
            <Button busy={busy} onClick={onRetry}>
              Retry
            </Button>
          </>
        }
      />
    </div>
  )
}

function LoadingForm() {
  return (
    <div role="status" className="grid max-w-3xl gap-6">
      <span className="sr-only">Loading the meal</span>
      {['h-72', 'h-56', 'h-44'].map((height) => (
        <Skeleton key={height} className={`${height} rounded-card`} />
      ))}
    </div>
  )
}
