import { z } from 'zod'
import { roles } from '#platform/api/caller.ts'

/** An invitation that nobody has accepted yet, for administrators. */
export const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  /** The link does not work after this time; the invitation can be sent again. */
  expiresAt: z.string(),
})

export type Invitation = z.infer<typeof invitationSchema>

/** The answer to inviting somebody; the only one with the link. */
export const sentInvitationSchema = z.object({
  url: z.string(),
  /** True if the link is also mailed. */
  mailed: z.boolean(),
  invitation: invitationSchema,
})

export type SentInvitation = z.infer<typeof sentInvitationSchema>

/** What the invited person sees before accepting. */
export const welcomeSchema = invitationSchema.pick({ email: true, name: true, role: true })

export type Welcome = z.infer<typeof welcomeSchema>
