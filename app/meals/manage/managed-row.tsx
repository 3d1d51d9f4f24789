import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Chip } from '#app/ui/chip.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { Meal } from '../meal.ts'

type Props = { meal: Meal; onToggle: () => Promise<void>; onDelete: () => void }

const cell = 'px-4 py-3 max-md:block max-md:p-0'
/** On a phone a line of its own, with the name of its column before it. */
const pair = `${cell} max-md:col-span-2 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]`
const action =
  'grid size-11 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink'

/** A meal in the list of all meals; on a phone a card of its own. */
export function ManagedRow({ meal, onToggle, onDelete }: Props) {
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-2.5 max-md:p-4">
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
        <Link to={editPath(meal)} className="hover:underline">
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
        <Status isPublished={meal.isPublished} />
      </td>
      <td className={joinClasses(cell, 'max-md:col-span-2')}>
        <span className="-my-1 flex justify-end">
          <Link to={editPath(meal)} aria-label={`Edit ${meal.title}`} className={action}>
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <PublishToggle meal={meal} onToggle={onToggle} />
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

const editPath = (meal: Meal) => `/admin/meals/edit/${meal._id}`

const Missing = ({ children }: { children: ReactNode }) => (
  <span className="text-muted">{children}</span>
)

function Status({ isPublished }: { isPublished: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        className={joinClasses(
          'size-2.5 rounded-full border-2',
          isPublished ? 'border-leaf bg-leaf' : 'border-muted',
        )}
        aria-hidden="true"
      />
      {isPublished ? 'Published' : 'Draft'}
    </span>
  )
}

/** Sends once, however often it is pressed meanwhile, and keeps the focus. */
function PublishToggle({ meal, onToggle }: Pick<Props, 'meal' | 'onToggle'>) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  async function toggle() {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    await onToggle()
    sending.current = false
    setBusy(false)
  }
  const Icon = meal.isPublished ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={`${meal.isPublished ? 'Unpublish' : 'Publish'} ${meal.title}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={toggle}
      className={joinClasses(action, busy && 'animate-breathe')}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
