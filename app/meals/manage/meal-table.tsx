import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ColumnHead, HeadRow } from '#app/ui/lists/table-head.tsx'
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

/** Meals as rows to be worked on; on narrow screens each is a block. */
export function MealTable({ meals, busy, choice, ...row }: Props) {
  return (
    <table
      aria-busy={busy}
      className={joinClasses('rows transition-opacity', busy && 'opacity-60')}
    >
      <thead>
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
      <tbody>
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
