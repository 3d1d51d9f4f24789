import { useState } from 'react'
import type { Meal } from '#app/meals/meal.ts'
import { Select } from '#app/ui/forms/select.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'

type Props = { meal: Meal; onPublished: (isPublished: boolean) => Promise<void> }

/** Shows the chosen status while it is being saved, and then the status that the meal has. */
export function StatusSelect({ meal, onPublished }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const shown = wanted ?? meal.isPublished
  async function choose(isPublished: boolean) {
    setWanted(isPublished)
    await onPublished(isPublished)
    setWanted(null)
  }
  return (
    <span className="relative block w-40" aria-busy={wanted !== null}>
      <span
        className={joinClasses(
          'pointer-events-none absolute top-4.5 left-3.5 z-10 size-2.5 rounded-full border-2',
          shown ? 'border-leaf bg-leaf' : 'border-muted',
          wanted !== null && 'animate-breathe',
        )}
        aria-hidden="true"
      />
      <Select
        aria-label={`Status of ${meal.title}`}
        className="pl-8.5"
        value={shown ? 'published' : 'draft'}
        onChange={(event) => {
          if (wanted === null) void choose(event.target.value === 'published')
        }}
      >
        <option value="published">Published</option>
        <option value="draft">Draft</option>
      </Select>
    </span>
  )
}
