import { emailPattern, wrongEmail } from '#platform/text/email.ts'

export const passwordLength = { min: 6, max: 200 }

export const accountLimits = { name: 100, email: 254, bio: 500 }

/** Names may have any characters except control characters. */
export const namePattern = /^\P{Cc}*$/u

/** Like names, but with line breaks. */
export const bioPattern = /^[\P{Cc}\n\r]*$/u

export const wrongName = 'Name must not contain control characters'

/** A message about each field that is wrong. */
type Problems<Field extends string> = Partial<Record<Field, string>>

export type SignInField = 'email' | 'password'

export type RegisterField = SignInField | 'name' | 'confirm'

/**
 * The messages that the server would give for a sign-in. Written without its schemas, so that the page does not
 * load zod.
 */
export function signInProblems(values: Record<SignInField, string>): Problems<SignInField> {
  return withoutEmpty({
    email: lineProblem('Email', values.email, accountLimits.email),
    password: required('Password', values.password) ?? tooLong(values.password),
  })
}

/** The same for a new account; also checks that both passwords are equal, which only the form can. */
export function registerProblems(values: Record<RegisterField, string>): Problems<RegisterField> {
  return {
    ...withoutEmpty({ name: nameProblem(values.name), email: emailProblem(values.email) }),
    ...newPasswordProblems(values),
  }
}

/** The same for the address of a person who has forgotten the password. */
export const forgotProblems = ({ email }: Record<'email', string>): Problems<'email'> =>
  withoutEmpty({ email: emailProblem(email) })

/** The same for a new password that is typed twice. */
export function newPasswordProblems(
  values: Record<'password' | 'confirm', string>,
): Problems<'password' | 'confirm'> {
  const { password, confirm } = values
  return withoutEmpty({
    password: required('Password', password) ?? tooShort(password) ?? tooLong(password),
    confirm: password === confirm ? null : 'Passwords do not match',
  })
}

/** The same for the person who accepts an invitation. */
export const acceptProblems = (values: Record<'name' | 'password' | 'confirm', string>) => ({
  ...withoutEmpty({ name: nameProblem(values.name) }),
  ...newPasswordProblems(values),
})

function nameProblem(name: string): string | null {
  const problem = lineProblem('Name', name, accountLimits.name)
  return problem ?? (namePattern.test(name.trim()) ? null : wrongName)
}

function emailProblem(email: string): string | null {
  const problem = lineProblem('Email', email, accountLimits.email)
  return problem ?? (emailPattern.test(email.trim()) ? null : wrongEmail)
}

function lineProblem(label: string, value: string, limit: number): string | null {
  const text = value.trim()
  if (text.length > limit) return `${label} must be at most ${limit} characters`
  return required(label, text)
}

const required = (label: string, value: string) => (value === '' ? `${label} is required` : null)

const tooShort = ({ length }: string) =>
  length < passwordLength.min ? `Password must be at least ${passwordLength.min} characters` : null

const tooLong = ({ length }: string) =>
  length > passwordLength.max ? `Password must be at most ${passwordLength.max} characters` : null

function withoutEmpty<Field extends string>(all: Record<Field, string | null>): Problems<Field> {
  const problems = Object.entries(all).filter(([, problem]) => problem !== null)
  return Object.fromEntries(problems) as Problems<Field>
}
