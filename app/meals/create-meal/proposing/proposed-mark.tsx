import { Button } from '#app/ui/button.tsx'
import type { CreateMeal } from '../use-create-meal.ts'

/** Says that a value was proposed and that nobody has touched it yet. */
export const ProposedMark = () => (
  <span className="inline-flex items-center rounded-full border border-field-line border-dashed px-2.5 text-ink text-sm leading-6">
    Proposed
  </span>
)

/** Shown when the site could not be asked for proposals; all fields can be filled by hand. */
export function ProposalFailure({ screen: { proposing } }: { screen: CreateMeal }) {
  if (!proposing.failed) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>Title, type and categories could not be proposed.</p>
      <Button look="secondary" onClick={proposing.retry}>
        Propose again
      </Button>
    </div>
  )
}
