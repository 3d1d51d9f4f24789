import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { SettingsForm } from './use-settings.ts'

type TextField =
  | 'siteName'
  | 'tagline'
  | 'country'
  | 'happyUsersText'
  | 'contactEmail'
  | 'analyticsUrl'

type Props = Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'onChange'> & {
  form: SettingsForm
  name: TextField
  label: string
  hint?: ReactNode
}

/** The hint of a field that an environment variable decides. */
export const fixedHint = (variable: string) => `Set by the environment: ${variable}.`

/** A setting of one line, which cannot be changed here while an environment variable decides it. */
export function SettingText({ form, name, label, hint, ...rest }: Props) {
  const variable = form.settings.fixed[name]
  return (
    <Field
      id={name}
      label={label}
      hint={variable ? fixedHint(variable) : hint}
      error={form.problemOf(name)}
    >
      <TextInput
        autoComplete="off"
        {...rest}
        name={name}
        readOnly={variable !== undefined}
        value={form.fields[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
    </Field>
  )
}
