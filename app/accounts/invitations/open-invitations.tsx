import { useRef, useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { removeRow } from '#app/ui/focus-row.ts'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import type { Loaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Invitation, SentInvitation } from './invitation.ts'

type Props = {
  list: Loaded<Invitation[]>
  /** Shows the new link. */
  onResent: (sent: SentInvitation) => void
}

/** The invitations that nobody has accepted, each with buttons to send it again and to take it back. */
export function OpenInvitations({ list, onResent }: Props) {
  const section = useRef<HTMLElement>(null)
  const [sending, setSending] = useState<string | null>(null)

  async function resend({ _id }: Invitation) {
    if (sending) return
    setSending(_id)
    try {
      onResent(await api.post<SentInvitation>(`/users/invitations/${_id}/resend`))
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to send the invitation'))
    }
    setSending(null)
  }

  async function revoke({ _id }: Invitation): Promise<boolean> {
    try {
      await api.delete(`/users/invitations/${_id}`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to take the invitation back'))
      return false
    }
    showToast('Invitation taken back')
    await list.reload()
    return true
  }

  const { question, ask } = useRemoval<Invitation>({
    question: 'Are you sure you want to take this invitation back?',
    detail: ({ name, email }) => `${name}, ${email}. Its link will not work any more.`,
    confirm: 'Remove',
    remove: (invitation) =>
      removeRow(section.current, `Revoke ${invitation.name}`, () => revoke(invitation)),
  })

  if (list.phase !== 'failed' && !list.data?.length) return question
  return (
    <section ref={section} aria-labelledby="invitations" className="mt-10">
      <h2 id="invitations" tabIndex={-1} className="mb-4 text-xl outline-none">
        Open Invitations
      </h2>
      <LoadFailure failed={list.phase === 'failed'} fault={list.fault} onRetry={list.reload} />
      <ul className="rounded-card border border-line bg-surface empty:hidden">
        {list.data?.map((invitation) => (
          <InvitationRow
            key={invitation._id}
            invitation={invitation}
            busy={sending === invitation._id}
            onResend={() => resend(invitation)}
            onRevoke={() => ask(invitation)}
          />
        ))}
      </ul>
      {question}
    </section>
  )
}

type RowProps = {
  invitation: Invitation
  busy: boolean
  onResend: () => void
  onRevoke: () => void
}

function InvitationRow({ invitation, busy, onResend, onRevoke }: RowProps) {
  const { name, email, role, expiresAt } = invitation
  const until = dayFormat.format(new Date(expiresAt))
  const expired = Date.parse(expiresAt) <= Date.now()
  return (
    <li
      data-row
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-3 last:border-b-0"
    >
      <span className="[overflow-wrap:anywhere]">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted text-sm tabular-nums">
          {email} · {role} ·{' '}
          {expired ? <span className="text-danger">expired {until}</span> : `until ${until}`}
        </span>
      </span>
      <span className="-mx-5 flex flex-wrap">
        <Button
          look="quiet"
          aria-label={`Resend ${name}`}
          busy={busy}
          busyText="Sending..."
          onClick={onResend}
        >
          Resend
        </Button>
        <Button look="quiet" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </span>
    </li>
  )
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
