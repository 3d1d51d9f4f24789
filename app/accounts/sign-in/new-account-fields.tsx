import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PasswordInput } from './password-input.tsx'

type Messages = Partial<Record<'name' | 'password' | 'confirm', string>>

/** The field for the name of somebody who makes an account. */
export const FullNameField = ({ messages, name }: { messages: Messages; name?: string }) => (
  <Field label="Full name" error={messages.name}>
    <TextInput name="name" defaultValue={name} autoComplete="name" required />
  </Field>
)

/** The two fields for a new password. */
export const NewPasswordFields = ({ messages }: { messages: Messages }) => (
  <>
    <Field label="Password" hint="Password (6+ characters)" error={messages.password}>
      <PasswordInput name="password" autoComplete="new-password" required />
    </Field>
    <Field label="Confirm password" error={messages.confirm}>
      <PasswordInput name="confirm" autoComplete="new-password" required />
    </Field>
  </>
)
