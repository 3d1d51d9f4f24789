import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { sendMail } from '#platform/mail.ts'
import type { TestResult } from '../settings.ts'

/** Sends a mail to the Admin who asks, and describes how it went. */
export async function testMail(app: App, admin: Admin): Promise<TestResult> {
  const { smtpUrl, siteName, mailFrom, siteUrl } = app.config
  if (!smtpUrl) return { ok: false, msg: 'SMTP_URL is not set, so the site sends no mail.' }
  try {
    await sendMail(smtpUrl, {
      from: { name: siteName, address: mailFrom },
      to: admin.email,
      replyTo: mailFrom,
      subject: `[${siteName}] A test`,
      text: `This mail was sent from the settings of ${siteName} (${siteUrl}) to see whether mail arrives. It did.`,
    })
    return { ok: true, msg: `The mail server has taken a mail to ${admin.email}.` }
  } catch (err) {
    app.log.warn({ err }, 'a test mail could not be sent')
    return { ok: false, msg: `The mail server did not take the mail. ${adviceFor(err)}` }
  }
}

/** The answer of the server may hold the address with its password, so only its kind is told. */
function adviceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EAUTH') return 'It refused the user name or the password in SMTP_URL.'
  if (code === 'EENVELOPE')
    return 'It refused the sender or the recipient; MAIL_FROM names the sender.'
  if (/^(ECONN|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND)/.test(code))
    return 'It cannot be reached at the host and port in SMTP_URL.'
  return 'The log of the site says more.'
}
