import { useNavigate } from 'react-router'
import type { PageHandle } from '#app/render/public-frame.ts'
import { pageMeta } from '#app/shell/meta.ts'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { isStaff } from '#platform/api/caller.ts'
import { registerProblems } from '../account-rules.ts'
import { AccountPage } from '../own/account-page.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { FullNameField, NewPasswordFields } from '../sign-in/new-account-fields.tsx'
import { SignInInstead } from '../sign-in/sign-in-instead.tsx'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import type { Route } from './+types/register.ts'

/** Only scripts can send the form, so they are loaded at once. */
export const handle: PageHandle = { needsScripts: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const description = `Create an account at ${site.name}.`
  return pageMeta(site, { title: 'Create account', description, path: '/register', hidden: true })
}

export default function Register() {
  return (
    <AccountPage title="Create account" aside={<SignInInstead />}>
      <RegisterForm />
    </AccountPage>
  )
}

function RegisterForm() {
  const { register } = useSession()
  const navigate = useNavigate()
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['name', 'email', 'password', 'confirm'],
    check: registerProblems,
    async send({ name, email, password }) {
      const user = await register({ name, email, password })
      await navigate(isStaff(user) ? '/admin' : '/', { replace: true })
    },
    failure: 'Registration failed',
  })
  return (
    // Outside a dialog element this method does nothing, so no password is sent before the script runs.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <FullNameField messages={messages} />
      <Field label="Email" error={messages.email}>
        <TextInput type="email" name="email" autoComplete="username" required />
      </Field>
      <NewPasswordFields messages={messages} />
      <Button type="submit" busy={busy} busyText="Creating account...">
        Create account
      </Button>
    </form>
  )
}
