import { Mail, UserPlus } from 'lucide-react'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { removeRow } from '#app/ui/focus-row.ts'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { readPage } from '#app/ui/lists/paging.ts'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { ListedUser } from '../account.ts'
import { AdminsOnly } from '../admins-only.tsx'
import type { Invitation, SentInvitation } from '../invitations/invitation.ts'
import { InviteDialog } from '../invitations/invite-dialog.tsx'
import { OpenInvitations } from '../invitations/open-invitations.tsx'
import { AddUserDialog, EditUserDialog } from '../users/user-dialogs.tsx'
import { UsersTable } from '../users/users-table.tsx'
import type { Route } from './+types/users.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Users · ${siteInfoFrom(matches).name}` }]
}

type UserPage = { users: ListedUser[]; total: number; totalPages: number }

/** How many users are on a page. */
const pageSize = 10

/** The list of users, to add, edit and remove them; for administrators. */
export default function Users() {
  return (
    <AdminsOnly
      screen="Users"
      title="Only administrators manage users"
      hint="An Admin can invite people, and change or remove their accounts."
    >
      <UserList />
    </AdminsOnly>
  )
}

function UserList() {
  const { user: self, reload: reloadSelf } = useSession()
  const page = readPage(useSearchParams()[0].get('page'))
  const list = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.get<UserPage>('/users', { query: { page, limit: pageSize }, signal }),
      [page],
    ),
    'Failed to load users. Please try again later.',
  )
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<ListedUser | null>(null)
  const [editing, setEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { question, ask } = useUserRemoval(list, section)
  const invite = useInvitations()
  const totalPages = list.phase === 'loaded' ? list.data?.totalPages : undefined
  useLastPage({ page, totalPages, href: usersHref })
  const { phase, fault, data } = list
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl">Users</h1>
        <span className="flex flex-wrap gap-3">
          <Button onClick={invite.ask}>
            <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
            Invite
          </Button>
          <Button look="secondary" onClick={() => setAdding(true)}>
            <UserPlus size={20} strokeWidth={1.75} aria-hidden="true" />
            Add User
          </Button>
        </span>
      </div>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={list.reload} />
      <section ref={section} aria-labelledby="user-list">
        <h2 id="user-list" tabIndex={-1} className="mb-4 text-muted text-sm outline-none">
          {data ? `${data.total} ${data.total === 1 ? 'user' : 'users'}` : 'All users'}
        </h2>
        {!data && phase === 'loading' && <Skeleton className="h-72 rounded-card" />}
        {data && (
          <UsersTable
            users={data.users}
            busy={phase === 'loading'}
            ownId={self?._id}
            onEdit={(user) => {
              setEdited(user)
              setEditing(true)
            }}
            onRemove={ask}
          />
        )}
        <Pager page={page} totalPages={data?.totalPages ?? 0} href={usersHref} />
      </section>
      <OpenInvitations list={invite.list} onResent={invite.show} />
      {invite.dialog}
      <AddUserDialog open={adding} onClose={() => setAdding(false)} onDone={list.reload} />
      {edited && (
        <EditUserDialog
          user={edited}
          open={editing}
          onClose={() => setEditing(false)}
          onDone={() => {
            void list.reload()
            if (edited._id === self?._id) void reloadSelf()
          }}
        />
      )}
      {question}
    </>
  )
}

const loadInvitations = async (signal: AbortSignal) =>
  (await api.get<{ invitations: Invitation[] }>('/users/invitations', { signal })).invitations

/** The open invitations, and the dialog that invites a person or shows the link of an invitation. */
function useInvitations() {
  const list = useLoaded(loadInvitations, 'Failed to load the invitations.')
  const [open, setOpen] = useState(false)
  // Kept when the dialog closes, so that its text stays while it fades out.
  const [sent, setSent] = useState<SentInvitation | null>(null)
  function show(invitation: SentInvitation | null) {
    setSent(invitation)
    setOpen(true)
    if (invitation) void list.reload()
  }
  return {
    list,
    show,
    ask: () => show(null),
    dialog: <InviteDialog open={open} sent={sent} onClose={() => setOpen(false)} onSent={show} />,
  }
}

/** The dialog that asks before a user is removed, and the function that opens it. */
function useUserRemoval(list: Loaded<UserPage>, section: RefObject<HTMLElement | null>) {
  const { user: self, reload: reloadSelf } = useSession()

  /** Returns true if the row was removed from a list that is still shown. */
  async function remove(user: ListedUser): Promise<boolean> {
    try {
      await api.delete(`/users/${user._id}`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to remove user'))
      return false
    }
    showToast('User removed')
    const wasSelf = user._id === self?._id
    await (wasSelf ? reloadSelf() : list.reload())
    return !wasSelf
  }

  return useRemoval<ListedUser>({
    question: 'Are you sure you want to remove this user?',
    detail: ({ name, email }) => `${name}, ${email}. All sessions end; meals and posts stay.`,
    confirm: 'Remove',
    remove: (user) => removeRow(section.current, `Remove ${user.name}`, () => remove(user)),
  })
}

const usersHref = (page: number) => (page > 1 ? `/admin/users?page=${page}` : '/admin/users')
