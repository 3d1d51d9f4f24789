import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ColumnHead, HeadRow } from '#app/ui/table-head.tsx'
import type { Meal } from '../meal.ts'
import { MealRow } from './meal-row.tsx'

type Props = {
  meals: Meal[]
  /** Another list is being loaded. */
  busy: boolean
  /** Where the title leads. */
  link: (meal: Meal) => string
  /** Where each meal can be chosen: a checkbox. */
  choice?: (meal: Meal) => ReactNode
  status: (meal: Meal) => ReactNode
  /** Buttons between Edit and Delete. */
  actions?: (meal: Meal) => ReactNode
  onDelete: (meal: Meal) => void
}

/** Meals as rows to be worked on; on a phone each is a card. */
export function MealTable({ meals, busy, choice, ...row }: Props) {
  return (
    <table
      aria-busy={busy}
      className={joinClasses('w-full transition-opacity max-md:block', busy && 'opacity-60')}
    >
      <thead className="max-md:hidden">
        <HeadRow>
          {choice && <ColumnHead name="Select" hidden className="w-14" />}
          <ColumnHead name="Image" className="w-20" />
          <ColumnHead name="Title" />
          <ColumnHead name="Category" />
          <ColumnHead name="Type" />
          <ColumnHead name="Status" />
          <ColumnHead name="Actions" className="w-40 text-right" />
        </HeadRow>
      </thead>
      <tbody className="max-md:block">
        {meals.map((meal) => (
          <MealRow
            key={meal._id}
            meal={meal}
            to={row.link(meal)}
            choice={choice?.(meal)}
            status={row.status(meal)}
            actions={row.actions?.(meal)}
            onDelete={() => row.onDelete(meal)}
          />
        ))}
      </tbody>
    </table>
  )
}
