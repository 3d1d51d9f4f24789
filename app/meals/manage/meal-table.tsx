import type { ReactNode } from 'react'
import type { SortBy } from '#app/publishing/managing/column-sort.ts'
import { ManagedTable } from '#app/publishing/managing/managed-table.tsx'
import { ColumnHead } from '#app/ui/lists/table-head.tsx'
import type { Meal } from '../meal.ts'
import { MealRow } from './meal-row.tsx'

type Props = {
  meals: Meal[]
  /** True while another page is loading. */
  busy: boolean
  /** The address behind the title. */
  link: (meal: Meal) => string
  /** A checkbox, in lists whose meals can be selected. */
  choice?: (meal: Meal) => ReactNode
  /** A line below the title. */
  detail?: (meal: Meal) => ReactNode
  status: (meal: Meal) => ReactNode
  /** Buttons between Edit and Delete. */
  actions?: (meal: Meal) => ReactNode
  onDelete: (meal: Meal) => void
  /** The links that sort the list; absent where it is not sorted. */
  sortBy?: SortBy
}

/** The table of meals, on the managing screen and on the dashboard. */
export function MealTable({ meals, busy, choice, sortBy, ...row }: Props) {
  return (
    <ManagedTable
      busy={busy}
      head={
        <>
          {choice && <ColumnHead name="Select" hidden className="w-14" />}
          <ColumnHead name="Image" className="w-20" />
          <ColumnHead name="Title" sort={sortBy?.('title', '-title')} />
          <ColumnHead name="Category" />
          <ColumnHead name="Type" sort={sortBy?.('type', '-type')} />
          <ColumnHead name="Status" sort={sortBy?.('status', '-status')} />
          <ColumnHead name="Actions" className="w-52 text-right" />
        </>
      }
    >
      {meals.map((meal) => (
        <MealRow
          key={meal._id}
          meal={meal}
          to={row.link(meal)}
          choice={choice?.(meal)}
          detail={row.detail?.(meal)}
          status={row.status(meal)}
          actions={row.actions?.(meal)}
          onDelete={() => row.onDelete(meal)}
        />
      ))}
    </ManagedTable>
  )
}
