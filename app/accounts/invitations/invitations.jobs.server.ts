import { z } from 'zod'
import { timestamp } from '#platform/clock.ts'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { sendSiteMail } from '#platform/mail.ts'
import { linkTo, linkToken } from '../mail/mail-tokens.server.ts'
import { hashOf } from '../own/own-sessions.server.ts'
import { noteMailedLink } from './invitations.db.server.ts'

/**
 * Mails an invitation; retried for about a day. The mailed link has a token of its own, which is made here, so that
 * no payload has one.
 */
export const mailInvitationJob = jobKind({
  name: 'accounts.mail-invitation',
  payload: z.object({ invitationId: z.string() }),
  priority: 'high',
  maxAttempts: 100,
  async run(app, { invitationId }) {
    const token = linkToken()
    const now = timestamp(app.clock)
    const invitation = await noteMailedLink(app.db, invitationId, hashOf(token), now)
    if (!invitation) return
    await sendSiteMail(app, {
      to: invitation.email,
      subject: 'You are invited',
      text: `You are invited as ${invitation.role} to ${app.config.siteName}
${app.config.siteUrl}

Open this address within seven days to choose a password.

${linkTo(app, '/accept-invitation', token)}

If you do not know this site, there is nothing to do.
`,
    })
  },
})

export const invitationJobs: AnyJobKind[] = [mailInvitationJob]
