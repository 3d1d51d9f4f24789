import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ownPasswordSchema } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { OwnPasswordField } from '../sign-in/own-password-field.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import { QrCode } from './qr-code.tsx'
import { codeInput, type FactorSetup, turnOffInput } from './second-factor.ts'

type PasswordProps = {
  email: string
  submit: string
  onCancel: () => void
  send: (values: { currentPassword: string }) => Promise<void>
}

/** Asks for the password before the secret or recovery codes are shown. */
export function PasswordForm({ email, submit: label, onCancel, send }: PasswordProps) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['currentPassword'],
    check: (values) => schemaProblems(ownPasswordSchema, values),
    send,
    failure: 'Failed to check the password',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      <OwnPasswordField email={email} error={messages.currentPassword} />
      <Buttons submit={label} busy={busy} onCancel={onCancel} />
    </form>
  )
}

type CodeProps = {
  setup: FactorSetup
  onCancel: () => void
  send: (values: { code: string }) => Promise<void>
}

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export function CodeForm({ setup, onCancel, send }: CodeProps) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['code'],
    check: (values) => schemaProblems(codeInput, values),
    send,
    failure: 'Failed to check the code',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      <p>Scan this with an authenticator app, or type the key into it.</p>
      <QrCode text={setup.address} label="QR code with the key below" />
      <p className="font-mono text-sm [overflow-wrap:anywhere]">
        <span className="sr-only">Key: </span>
        {setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
      </p>
      <Field label="Code of the app" error={messages.code}>
        <CodeInput />
      </Field>
      <Buttons submit="Turn On" busy={busy} onCancel={onCancel} />
    </form>
  )
}

type TurnOffProps = {
  email: string
  onCancel: () => void
  send: (values: { currentPassword: string; code: string }) => Promise<void>
}

/** Asks for password and code before the second factor is turned off. */
export function TurnOffForm({ email, onCancel, send }: TurnOffProps) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['currentPassword', 'code'],
    check: (values) => schemaProblems(turnOffInput, values),
    send,
    failure: 'Failed to turn the second factor off',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      <OwnPasswordField email={email} error={messages.currentPassword} />
      <Field label="Code of the app, or a recovery code" error={messages.code}>
        <CodeInput />
      </Field>
      <Buttons submit="Turn Off" look="danger" busy={busy} onCancel={onCancel} />
    </form>
  )
}

/** The field for a code, which browsers can fill in. */
export const CodeInput = () => (
  <TextInput
    name="code"
    inputMode="text"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    className="font-mono"
    required
  />
)

type ButtonsProps = {
  submit: string
  look?: 'primary' | 'danger'
  busy: boolean
  onCancel: () => void
}

const Buttons = ({ submit, look = 'primary', busy, onCancel }: ButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" look={look} busy={busy} busyText="Checking...">
      {submit}
    </Button>
    <Button look="secondary" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)
