import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#app/ui/forms/chip.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { Meal } from '../meal.ts'

type Props = {
  meal: Meal
  to: string
  choice?: ReactNode
  status: ReactNode
  actions?: ReactNode
  onDelete: () => void
}

/** On a phone a line of its own, with the name of its column before it. */
const pair =
  'row-fact max-md:col-span-full max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]'

/** A meal in a list of staff; on a phone a card of its own. */
export function MealRow({ meal, to, choice, status, actions, onDelete }: Props) {
  return (
    <tr
      className={joinClasses(
        'scroll-mt-20 border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:gap-x-3 max-md:gap-y-2.5',
        choice
          ? 'max-md:grid-cols-[2.5rem_3rem_minmax(0,1fr)]'
          : 'max-md:grid-cols-[3rem_minmax(0,1fr)]',
      )}
    >
      {choice && <td className="row-choice max-md:self-center">{choice}</td>}
      <td className="row-picture">
        <SmartImage
          set={meal.image}
          src={meal.imageUrl}
          alt=""
          sizes="48px"
          className="size-12 rounded-field"
        />
      </td>
      <td className="row-title font-semibold max-md:self-center">
        <Link to={to} className="hover:underline">
          {meal.title}
        </Link>
      </td>
      <td data-label="Category" className={pair}>
        <span className="flex flex-wrap gap-1.5">
          {meal.categories.map((category) => (
            <Chip key={category._id}>{category.name}</Chip>
          ))}
          {meal.categories.length === 0 && <Missing>No categories</Missing>}
        </span>
      </td>
      <td data-label="Type" className={pair}>
        {meal.mealType?.name ?? <Missing>N/A</Missing>}
      </td>
      <td data-label="Status" className={pair}>
        {status}
      </td>
      <td className="max-md:col-span-full">
        <span className="-my-1 flex justify-end">
          <Link
            to={`/admin/meals/edit/${meal._id}`}
            aria-label={`Edit ${meal.title}`}
            className={actionClasses}
          >
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          {actions}
          <button
            type="button"
            aria-label={`Delete ${meal.title}`}
            onClick={onDelete}
            className={actionClasses}
          >
            <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </span>
      </td>
    </tr>
  )
}

const Missing = ({ children }: { children: ReactNode }) => (
  <span className="text-muted">{children}</span>
)
