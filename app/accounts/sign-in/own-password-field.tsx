import { Field } from '#app/ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'

/** The field for the password of the account, which a hidden field names to password managers. */
export const OwnPasswordField = ({ email, error }: { email: string; error?: string }) => (
  <>
    <input type="text" value={email} autoComplete="username" readOnly hidden />
    <Field label="Your password" error={error}>
      <PasswordInput name="currentPassword" autoComplete="current-password" required />
    </Field>
  </>
)
