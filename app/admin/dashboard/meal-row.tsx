import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Meal } from '#app/meals/meal.ts'
import { Chip } from '#app/ui/chip.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Select } from '#app/ui/select.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'

type Props = {
  meal: Meal
  onPublished: (isPublished: boolean) => Promise<void>
  onDelete: () => void
}

const cell = 'px-4 py-3 max-md:block max-md:p-0'
/** On a phone a line of its own, with the name of its column before it. */
const pair = `${cell} max-md:col-span-3 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]`
const action =
  'grid size-11 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink'

/** A meal in the dashboard's table; on a phone a card of its own. */
export function MealRow({ meal, onPublished, onDelete }: Props) {
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-2.5 max-md:p-4">
      <td className={cell}>
        <SmartImage
          set={meal.image}
          src={meal.imageUrl}
          alt=""
          sizes="48px"
          className="size-12 rounded-field"
        />
      </td>
      <td className={joinClasses(cell, 'font-semibold max-md:self-center')}>
        <Link to={`/meals/${meal.slug}`} className="hover:underline">
          {meal.title}
        </Link>
      </td>
      <td data-label="Category" className={joinClasses(pair, 'max-md:order-1')}>
        <span className="flex flex-wrap gap-1.5">
          {meal.categories.map((category) => (
            <Chip key={category._id}>{category.name}</Chip>
          ))}
          {meal.categories.length === 0 && <Missing>No categories</Missing>}
        </span>
      </td>
      <td data-label="Type" className={joinClasses(pair, 'max-md:order-2')}>
        {meal.mealType?.name ?? <Missing>N/A</Missing>}
      </td>
      <td data-label="Status" className={joinClasses(pair, 'max-md:order-3')}>
        <StatusSelect meal={meal} onPublished={onPublished} />
      </td>
      <td className={joinClasses(cell, 'max-md:-mr-3')}>
        <span className="-my-1 flex justify-end">
          <Link
            to={`/admin/meals/edit/${meal._id}`}
            aria-label={`Edit ${meal.title}`}
            className={action}
          >
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <button
            type="button"
            aria-label={`Delete ${meal.title}`}
            onClick={onDelete}
            className={action}
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

type StatusProps = Pick<Props, 'meal' | 'onPublished'>

/** Shows what was chosen while it is saved, and then again what the meal's status is. */
function StatusSelect({ meal, onPublished }: StatusProps) {
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
