import { useCallback, useEffect, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Panel } from '../create-meal/panel.tsx'
import type { ImageMeal } from '../editing/image-meal.ts'

type State = ImageMeal[] | 'loading' | 'failed'

/** The meals that show the image, each with a link to edit it. */
export function ImageMeals({ imageId }: { imageId: string }) {
  const [meals, setMeals] = useState<State>('loading')
  const load = useCallback(async () => {
    setMeals('loading')
    try {
      setMeals((await api.get<{ meals: ImageMeal[] }>(`/images/${imageId}/meals`)).meals)
    } catch (error) {
      console.warn('The meals of the image could not be loaded', error)
      setMeals('failed')
    }
  }, [imageId])
  useEffect(() => {
    void load()
  }, [load])
  return (
    <Panel title="Meals with this image">
      <MealList meals={meals} onRetry={load} />
    </Panel>
  )
}

function MealList({ meals, onRetry }: { meals: State; onRetry: () => void }) {
  if (meals === 'loading') return <Skeleton className="h-12 rounded-field" />
  if (meals === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p className="font-medium text-danger">Failed to load the meals.</p>
        <Button look="secondary" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    )
  }
  if (meals.length === 0) return <p className="text-muted">No meal shows it yet.</p>
  return (
    <ul>
      {meals.map(({ _id, title, isPublished }) => (
        <li
          key={_id}
          className="flex items-baseline justify-between gap-4 border-line border-b py-2 last:border-b-0"
        >
          <Link to={`/admin/meals/edit/${_id}`} className="text-link min-w-0 break-words">
            {title}
          </Link>
          <span className="text-muted text-sm">{isPublished ? 'Published' : 'Draft'}</span>
        </li>
      ))}
    </ul>
  )
}
