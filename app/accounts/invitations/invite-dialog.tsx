import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { NewPersonForm } from '../users/person-form.tsx'
import type { SentInvitation } from './invitation.ts'

type Props = {
  open: boolean
  /** The invitation whose link is shown; null to ask for a person. */
  sent: SentInvitation | null
  onClose: () => void
  onSent: (sent: SentInvitation) => void
}

/** The dialog to invite a person; afterwards, and for an invitation that is sent again, it shows the link. */
export function InviteDialog({ open, sent, onClose, onSent }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      title={sent ? 'Invitation sent' : 'Invite a person'}
    >
      {sent ? (
        <InvitationLink sent={sent} onClose={onClose} />
      ) : (
        <InviteForm onCancel={onClose} onSent={onSent} />
      )}
    </Dialog>
  )
}

const InviteForm = ({ onSent, onCancel }: { onSent: Props['onSent']; onCancel: () => void }) => (
  <NewPersonForm
    send={async (person) => onSent(await api.post<SentInvitation>('/users/invite', person))}
    failed="Failed to send the invitation"
    emailHint="The person chooses a password. The link works for seven days."
    submit="Invite"
    busyText="Inviting..."
    onCancel={onCancel}
  />
)

function InvitationLink({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  const { url, mailed, invitation } = sent
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast('Link copied')
    } catch {
      showErrorToast('The link could not be copied. Select it and copy it by hand.')
    }
  }
  return (
    <div className="grid gap-5">
      <p className="[overflow-wrap:anywhere]">
        {mailed ? (
          <>
            A mail is on its way to <strong>{invitation.email}</strong>. You can also pass on this
            link, which is not shown again.
          </>
        ) : (
          <>
            This site sends no mail. Pass this link on to <strong>{invitation.email}</strong>; it is
            not shown again.
          </>
        )}
      </p>
      <Field label="Link">
        <TextInput
          readOnly
          value={url}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={copy}>
          Copy Link
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
