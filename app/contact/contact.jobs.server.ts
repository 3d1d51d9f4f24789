import { z } from 'zod'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { sendSiteMail } from '#platform/mail.ts'
import { findMessage } from './contact.db.server.ts'

/** Mails a stored message to the contact address of the site; retried for about a day. */
export const mailMessageJob = jobKind({
  name: 'contact.mail',
  payload: z.object({ messageId: z.string() }),
  priority: 'low',
  maxAttempts: 100,
  async run(app, { messageId }) {
    const message = await findMessage(app.db, messageId)
    if (!message) return
    await sendSiteMail(app, {
      to: app.config.contactEmail,
      replyTo: { name: message.name, address: message.email },
      subject: message.subject,
      text: `${message.message}\n\n${message.name} <${message.email}>`,
    })
  },
})

export const contactJobs: AnyJobKind[] = [mailMessageJob]
