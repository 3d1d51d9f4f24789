import type { ReactNode } from 'react'
import {
  ActionsCell,
  FactCell,
  ManagedTableRow,
  PictureCell,
} from '#app/publishing/managing/row-cells.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import type { Meal } from '../meal.ts'

type Props = {
  meal: Meal
  /** The address behind the title. */
  to: string
  /** A checkbox, in lists whose meals can be selected. */
  choice?: ReactNode
  /** A line below the title. */
  detail?: ReactNode
  status: ReactNode
  /** Buttons between Edit and Delete. */
  actions?: ReactNode
  onDelete: () => void
}

/** A meal in a list of staff; on a phone a card. */
export function MealRow({ meal, to, choice, detail, status, actions, onDelete }: Props) {
  return (
    <ManagedTableRow
      className={joinClasses(
        'scroll-mt-20 max-md:gap-x-3',
        choice
          ? 'max-md:grid-cols-[2.5rem_3rem_minmax(0,1fr)]'
          : 'max-md:grid-cols-[3rem_minmax(0,1fr)]',
      )}
    >
      {choice && <td className="row-choice max-md:self-center">{choice}</td>}
      <PictureCell set={meal.image} src={meal.imageUrl} />
      <td className="row-title font-semibold max-md:self-center">
        <Link to={to} className="hover:underline">
          {meal.title}
        </Link>
        {detail && (
          <span className="block font-normal text-muted text-sm tabular-nums">{detail}</span>
        )}
      </td>
      <FactCell label="Category">
        <span className="flex flex-wrap gap-1.5">
          {meal.categories.map((category) => (
            <Chip key={category._id}>{category.name}</Chip>
          ))}
          {meal.categories.length === 0 && <Missing>No categories</Missing>}
        </span>
      </FactCell>
      <FactCell label="Type" className="desk:min-w-28 desk:max-w-40 desk:[overflow-wrap:anywhere]">
        {meal.mealType?.name ?? <Missing>N/A</Missing>}
      </FactCell>
      <FactCell label="Status">{status}</FactCell>
      <ActionsCell title={meal.title} edit={`/admin/meals/edit/${meal._id}`} onDelete={onDelete}>
        {actions}
      </ActionsCell>
    </ManagedTableRow>
  )
}

const Missing = ({ children }: { children: ReactNode }) => (
  <span className="text-muted">{children}</span>
)
