import { z } from 'zod'
import { type Role, roles } from '#platform/api/caller.ts'
import { emailPattern, wrongEmail } from '#platform/text/email.ts'
import {
  accountLimits,
  bioPattern,
  namePattern,
  passwordLength,
  wrongName,
} from './account-rules.ts'

/** A signed-in user, as GET /auth returns it. */
export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Present if the person may do nothing else before setting up a second factor. */
  needsSecondFactor: z.literal(true).optional(),
})

export type User = z.infer<typeof userSchema>

/** A user in the list for administrators. */
export const listedUserSchema = userSchema.extend({ createdAt: z.string() })

export type ListedUser = z.infer<typeof listedUserSchema>

/** A member of staff as the author of posts. */
export const authorSchema = z.object({ _id: z.string(), name: z.string() })

export type Author = z.infer<typeof authorSchema>

/** A session: a browser in which the user is signed in. */
export const openSessionSchema = z.object({
  _id: z.string(),
  /** Such as `Firefox on Linux`; empty if the browser is unknown. */
  browser: z.string(),
  createdAt: z.string(),
  /** Accurate to an hour. */
  lastUsedAt: z.string(),
  /** True for the session that makes the request. */
  current: z.boolean(),
})

export type OpenSession = z.infer<typeof openSessionSchema>

/** The answer to signing in and registering. */
export const sessionSchema = z.object({ token: z.string(), user: userSchema })

export type Session = z.infer<typeof sessionSchema>

/** E-mail addresses are stored trimmed and in lower case, so that a person has one account. */
export const emailSchema = requiredText('Email', accountLimits.email)
  .toLowerCase()
  .pipe(z.email({ pattern: emailPattern, error: wrongEmail }))

const nameSchema = requiredText('Name', accountLimits.name).regex(namePattern, wrongName)

export const newPasswordSchema = z
  .string('Password is required')
  .min(1, { error: 'Password is required', abort: true })
  .min(passwordLength.min, `Password must be at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`)

/** The token of a mailed link. */
export const linkTokenSchema = z
  .string('The link is incomplete')
  .trim()
  .min(1, 'The link is incomplete')
  .max(200, 'The link is not valid')

/** Accepts the name of a role in any case: `admin`, `MANAGER`. */
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

/** Does not check the form of the e-mail: an invalid one is answered like a wrong password. */
export const signInSchema = z.object({
  email: requiredText('Email', accountLimits.email).toLowerCase(),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`),
  /** Of the authenticator app, or a recovery code; needed by accounts with a second factor. */
  code: z.string().trim().max(50, 'Code must be at most 50 characters').nullish(),
})

export type Credentials = z.infer<typeof signInSchema>

/** The body that accepts an invitation; e-mail and role are those of the invitation. */
export const acceptedInvitationSchema = z.object({
  token: linkTokenSchema,
  name: nameSchema,
  password: newPasswordSchema,
})

export type AcceptedInvitation = z.infer<typeof acceptedInvitationSchema>

export const newUserSchema = z.object({ email: emailSchema, name: nameSchema, role: roleSchema })

export type NewUser = z.infer<typeof newUserSchema>

/** What authors may say about themselves: some lines of text. */
const bioSchema = z
  .string('About you must be text')
  .trim()
  .max(accountLimits.bio, `About you must be at most ${accountLimits.bio} characters`)
  .regex(bioPattern, 'About you must not contain control characters')

/** Only what is sent is changed. */
export const ownChangesSchema = z.object({ name: nameSchema.optional(), bio: bioSchema.optional() })

export type OwnChanges = z.infer<typeof ownChangesSchema>

/** The password that confirms that the owner of the account asks for something that cannot be undone. */
export const ownPasswordSchema = z.object({
  currentPassword: z
    .string('Current password is required')
    .min(1, 'Current password is required')
    .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`),
})

export type OwnPassword = z.infer<typeof ownPasswordSchema>

export const emailChangeSchema = ownPasswordSchema.extend({ email: emailSchema })

export type EmailChange = z.infer<typeof emailChangeSchema>

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
