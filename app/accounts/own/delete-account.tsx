import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { forgetDrafts } from '#app/ui/browser/draft-database.ts'
import { Button } from '#app/ui/button.tsx'
import { backdropClasses, popupClasses } from '#app/ui/dialogs/dialog.tsx'
import { ownPasswordSchema } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { OwnPasswordField } from '../sign-in/own-password-field.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

/** Deletes the own account, after a dialog that asks for the password. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="max-w-lg">
      <p className="mb-4 text-muted">
        The account goes with all its sessions, and so does what this browser keeps of it. Meals and
        posts stay, posts under your name.
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={backdropClasses} />
          <AlertDialog.Popup className={popupClasses}>
            <AlertDialog.Title className="font-semibold font-serif text-lg">
              Are you sure you want to delete your account?
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 mb-5 text-muted">
              {email}. This cannot be undone.
            </AlertDialog.Description>
            <DeleteForm email={email} onCancel={() => setOpen(false)} />
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </div>
  )
}

function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { forget } = useSession()
  const navigate = useNavigate()
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['currentPassword'],
    check: (values) => schemaProblems(ownPasswordSchema, values),
    async send(password) {
      await api.post('/auth/delete', password)
      forget()
      void forgetDrafts()
      await navigate('/', { replace: true })
    },
    failure: 'Failed to delete the account',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <OwnPasswordField email={email} error={messages.currentPassword} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="danger" busy={busy} busyText="Deleting...">
          Delete
        </Button>
      </div>
    </form>
  )
}
