import { Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'

/** A row of a managing screen; `className` has the columns that its grid has on a phone. */
export const ManagedTableRow = ({ className, children }: RowProps) => (
  <tr
    className={joinClasses(
      'border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:gap-y-2.5',
      className,
    )}
  >
    {children}
  </tr>
)

type RowProps = { className: string; children: ReactNode }

/** The cell with the small image. */
export const PictureCell = ({
  set,
  src,
}: Pick<ComponentProps<typeof SmartImage>, 'set' | 'src'>) => (
  <td className="row-picture">
    <SmartImage set={set} src={src} alt="" sizes="48px" className="size-12 rounded-field" />
  </td>
)

type FactProps = { label: string; className?: string; children: ReactNode }

/** A cell that a phone shows on a line of its own, after the name of its column. */
export const FactCell = ({ label, className, children }: FactProps) => (
  <td
    data-label={label}
    className={joinClasses(
      'row-fact max-md:col-span-full max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]',
      className,
    )}
  >
    {children}
  </td>
)

type ActionsProps = {
  title: string
  /** The address of the edit screen. */
  edit: string
  onDelete: () => void
  /** Actions between Edit and Delete. */
  children?: ReactNode
  /** Actions after Delete. */
  after?: ReactNode
}

/** The cell with the actions of a row. */
export function ActionsCell({ title, edit, onDelete, children, after }: ActionsProps) {
  return (
    <td className="max-md:col-span-full">
      <span className="-my-1 flex justify-end">
        <Link to={edit} aria-label={`Edit ${title}`} className={actionClasses}>
          <Pencil {...actionIcon} />
        </Link>
        {children}
        <button
          type="button"
          aria-label={`Delete ${title}`}
          onClick={onDelete}
          className={actionClasses}
        >
          <Trash2 {...actionIcon} />
        </button>
        {after}
      </span>
    </td>
  )
}

/** How the icon of an action is drawn. */
export const actionIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
