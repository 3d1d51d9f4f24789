import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { roles } from '#platform/api/caller.ts'
import { type ListedUser, newUserSchema } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

type Props = Omit<ButtonsProps, 'busy'> & {
  send: (person: Record<'name' | 'email' | 'role', string>) => Promise<void>
  /** The message about a failure without a reason. */
  failed: string
  emailHint?: string
}

/** Asks for the name, e-mail and role of a new person. */
export function NewPersonForm({ send, failed, emailHint, ...buttons }: Props) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['name', 'email', 'role'],
    check: (values) => schemaProblems(newUserSchema, values),
    send,
    failure: failed,
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field label="Name" error={messages.name}>
        <TextInput name="name" autoComplete="off" required />
      </Field>
      <Field label="Email" hint={emailHint} error={messages.email}>
        <TextInput type="email" name="email" autoComplete="off" required />
      </Field>
      <RoleField error={messages.role} initial="Manager" />
      <DialogButtons busy={busy} {...buttons} />
    </form>
  )
}

type RoleProps = { error?: string; initial: ListedUser['role'] }

/** The field for the role of a user. */
export const RoleField = ({ error, initial }: RoleProps) => (
  <Field
    label="Role"
    error={error}
    hint="Admins and Managers do all content work; only Admins manage users."
  >
    <Select name="role" defaultValue={initial}>
      {roles.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  </Field>
)

type ButtonsProps = { busy: boolean; submit: string; busyText: string; onCancel: () => void }

/** Cancel, and the button that sends the form. */
export const DialogButtons = ({ busy, submit, busyText, onCancel }: ButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button look="secondary" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" busy={busy} busyText={busyText}>
      {submit}
    </Button>
  </div>
)
