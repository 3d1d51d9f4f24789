import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SaveMeal } from './use-save-meal.ts'

type Props = {
  saving: SaveMeal
  /** What happens to what was typed; null where nothing was. */
  draftText: string | null
}

/** Stays at the bottom of the window: what went wrong, what happens to the draft, Cancel and save. */
export function SaveBar({ saving, draftText }: Props) {
  return (
    <div className="sticky bottom-16 z-20 -mx-5 mt-8 border-line border-t bg-paper px-5 py-3 md:bottom-0 md:-mx-10 md:px-10 md:py-4">
      {saving.failure && (
        <p role="alert" className="mb-2 font-medium text-danger">
          {saving.failure}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <span className="min-w-0 text-muted text-sm max-sm:hidden">{draftText}</span>
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <Link to="/admin/meals" className={buttonClasses('secondary')}>
            Cancel
          </Link>
          <Button busy={saving.busy} busyText="Updating..." onClick={saving.save}>
            Update Meal
          </Button>
        </div>
      </div>
    </div>
  )
}
