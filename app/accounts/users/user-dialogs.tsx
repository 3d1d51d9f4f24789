import { useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { type ListedUser, userChangesSchema } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import { DialogButtons, NewPersonForm, RoleField } from './person-form.tsx'

type Props = { open: boolean; onClose: () => void; onDone: () => void }

/** The dialog to add a user; afterwards it shows the generated password once. */
export function AddUserDialog({ open, onClose, onDone }: Props) {
  const [added, setAdded] = useState<Added | null>(null)
  function close() {
    onClose()
    setAdded(null)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && close()}
      title={added ? 'User added' : 'New user'}
    >
      {added ? (
        <NewPassword added={added} onClose={close} />
      ) : (
        <AddUserForm
          onCancel={close}
          onAdded={(user) => {
            setAdded(user)
            onDone()
          }}
        />
      )}
    </Dialog>
  )
}

type Added = { user: ListedUser; password: string }

type AddProps = { onAdded: (added: Added) => void; onCancel: () => void }

const AddUserForm = ({ onAdded, onCancel }: AddProps) => (
  <NewPersonForm
    send={async (user) => onAdded(await api.post<Added>('/users', user))}
    failed="Failed to add user"
    submit="Add User"
    busyText="Adding..."
    onCancel={onCancel}
  />
)

function NewPassword({ added, onClose }: { added: Added; onClose: () => void }) {
  async function copy() {
    await navigator.clipboard.writeText(added.password)
    showToast('Password copied')
  }
  return (
    <div className="grid gap-5">
      <p>
        {added.user.name} signs in as <strong>{added.user.email}</strong> with this password, and
        can change it then. It is not shown again.
      </p>
      <Field label="Password">
        <TextInput readOnly value={added.password} className="font-mono" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={copy}>
          Copy Password
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}

type EditProps = Props & {
  /** Stays the same while the dialog closes. */
  user: ListedUser
}

/** The dialog to change the name or role of a user. */
export function EditUserDialog({ open, onClose, onDone, user }: EditProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      title={`Edit ${user.name}`}
      description={user.email}
    >
      <EditUserForm
        user={user}
        onCancel={onClose}
        onSaved={() => {
          onClose()
          onDone()
        }}
      />
    </Dialog>
  )
}

type FormProps = { user: ListedUser; onSaved: () => void; onCancel: () => void }

function EditUserForm({ user, onSaved, onCancel }: FormProps) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['name', 'role'],
    check: (values) => schemaProblems(userChangesSchema, values),
    async send(changes) {
      await api.put(`/users/${user._id}`, changes)
      showToast('User saved')
      onSaved()
    },
    failure: 'Failed to save user',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field label="Name" error={messages.name}>
        <TextInput name="name" defaultValue={user.name} autoComplete="off" required />
      </Field>
      <RoleField error={messages.role} initial={user.role} />
      <DialogButtons busy={busy} submit="Save" busyText="Saving..." onCancel={onCancel} />
    </form>
  )
}
