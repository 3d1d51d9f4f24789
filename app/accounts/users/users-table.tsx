import { Pencil, Trash2 } from 'lucide-react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { ColumnHead, HeadRow } from '#app/ui/lists/table-head.tsx'
import type { ListedUser } from '../account.ts'

type Props = {
  users: ListedUser[]
  busy: boolean
  /** Id of the user who looks at the list. */
  ownId: string | undefined
  onEdit: (user: ListedUser) => void
  onRemove: (user: ListedUser) => void
}

/** The table of users; on a phone each user is a card. */
export function UsersTable({ users, busy, ownId, onEdit, onRemove }: Props) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <table
        aria-busy={busy}
        className={joinClasses('rows transition-opacity', busy && 'opacity-60')}
      >
        <thead>
          <HeadRow>
            {['Name', 'Email', 'Role', 'Since'].map((name) => (
              <ColumnHead key={name} name={name} />
            ))}
            <ColumnHead name="Actions" className="w-28 text-right" />
          </HeadRow>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr
              key={user._id}
              className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
            >
              <td className="row-title font-semibold">
                {user.name}
                {user._id === ownId && <span className="font-normal text-muted"> (you)</span>}
              </td>
              <td className="row-fact max-md:order-1 max-md:col-span-2 [overflow-wrap:anywhere]">
                {user.email}
              </td>
              <td className="row-fact max-md:order-2">{user.role}</td>
              <td className="row-fact whitespace-nowrap text-muted tabular-nums max-md:order-2">
                {dayFormat.format(new Date(user.createdAt))}
              </td>
              <td className="max-md:-my-2 max-md:-mr-3">
                <span className="flex justify-end md:-my-1">
                  <button
                    type="button"
                    aria-label={`Edit ${user.name}`}
                    onClick={() => onEdit(user)}
                    className={actionClasses}
                  >
                    <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    aria-label={`Remove ${user.name}`}
                    onClick={() => onRemove(user)}
                    className={actionClasses}
                  >
                    <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
