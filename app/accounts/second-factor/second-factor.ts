import { z } from 'zod'
import { ownPasswordSchema } from '../account.ts'

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10

/** The state of the caller's second factor; never the secret. */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  /** True if the site requires one of this account. */
  required: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number(),
})

export type SecondFactor = z.infer<typeof secondFactorSchema>

/** What an authenticator app needs; only the answer that begins the setup has it. */
export const factorSetupSchema = z.object({
  secret: z.string(),
  /** The content of the QR code. */
  address: z.string(),
})

export type FactorSetup = z.infer<typeof factorSetupSchema>

/** Recovery codes, which are in this answer only. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

const codeSchema = z
  .string('Code is required')
  .trim()
  .min(1, 'Code is required')
  .max(50, 'Code must be at most 50 characters')

export const codeInput = z.object({ code: codeSchema })

export const turnOffInput = ownPasswordSchema.extend({ code: codeSchema })
