import { z } from 'zod'
import { type Role, roles } from '#platform/api/caller.ts'
import { emailPattern, wrongEmail } from '#platform/text/email.ts'
import { accountLimits, namePattern, passwordLength, wrongName } from './account-rules.ts'

/** Someone signed in, as GET /auth gives them. */
export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
})

export type User = z.infer<typeof userSchema>

/** A user in the administrators' list. */
export const listedUserSchema = userSchema.extend({ createdAt: z.string() })

export type ListedUser = z.infer<typeof listedUserSchema>

/** One place where somebody is signed in. */
export const openSessionSchema = z.object({
  _id: z.string(),
  /** Such as `Firefox on Linux`; empty when the browser did not say. */
  browser: z.string(),
  createdAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
  /** The session that asks. */
  current: z.boolean(),
})

export type OpenSession = z.infer<typeof openSessionSchema>

/** What signing in and registering answer. */
export const sessionSchema = z.object({ token: z.string(), user: userSchema })

export type Session = z.infer<typeof sessionSchema>

/** E-mail addresses are kept trimmed and in lower case, so that one person has one account. */
export const emailSchema = requiredText('Email', accountLimits.email)
  .toLowerCase()
  .pipe(z.email({ pattern: emailPattern, error: wrongEmail }))

const nameSchema = requiredText('Name', accountLimits.name).regex(namePattern, wrongName)

export const newPasswordSchema = z
  .string('Password is required')
  .min(1, { error: 'Password is required', abort: true })
  .min(passwordLength.min, `Password must be at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`)

/** A role by its name in any case: `admin`, `MANAGER`. */
export const roleSchema = z
  .string('Role is required')
  .transform((value, context): Role => {
    const role = roles.find((known) => known.toLowerCase() === value.trim().toLowerCase())
    if (role) return role
    context.addIssue({ code: 'custom', message: `Role must be one of ${roles.join(', ')}` })
    return z.NEVER
  })
  .meta({ enum: roles })

export const registerSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
})

export type NewAccount = z.infer<typeof registerSchema>

/** Says nothing about the form of an e-mail: a wrong one is answered like a wrong password. */
export const signInSchema = z.object({
  email: requiredText('Email', accountLimits.email).toLowerCase(),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`),
})

export type Credentials = z.infer<typeof signInSchema>

export const newUserSchema = z.object({ email: emailSchema, name: nameSchema, role: roleSchema })

export type NewUser = z.infer<typeof newUserSchema>

export const ownChangesSchema = z.object({ name: nameSchema })

/** What shows that it is the owner who asks for something that cannot be undone. */
export const ownPasswordSchema = z.object({
  currentPassword: z
    .string('Current password is required')
    .min(1, 'Current password is required')
    .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`),
})

export type OwnPassword = z.infer<typeof ownPasswordSchema>

export const passwordChangeSchema = ownPasswordSchema.extend({ newPassword: newPasswordSchema })

export type PasswordChange = z.infer<typeof passwordChangeSchema>

export const userChangesSchema = z.object({
  name: nameSchema.optional(),
  role: roleSchema.optional(),
})

export type UserChanges = z.infer<typeof userChangesSchema>

function requiredText(label: string, max: number) {
  return z
    .string(`${label} is required`)
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .max(max, `${label} must be at most ${max} characters`)
}
