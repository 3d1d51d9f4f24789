import type { SendMailOptions } from 'nodemailer'
import type { App } from './app.ts'

type Mail = Required<Pick<SendMailOptions, 'from' | 'to' | 'subject' | 'text'>> &
  Pick<SendMailOptions, 'replyTo'>

/** How long (ms) each step of the SMTP conversation may take. */
const stepTimeout = 15_000

/** Imports the library with the first mail, since most sites send none. */
async function openTransport(smtpUrl: string, timeoutMs = stepTimeout) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}

/** Whether the site can send mail. */
export const sendsMail = ({ config }: Pick<App, 'config'>) => config.smtpUrl !== undefined

/**
 * Sends a mail in the name of the site, whose name is put before the subject. Does nothing on a site without mail.
 * Throws if the mail server does not accept it.
 */
export async function sendSiteMail(
  { config }: Pick<App, 'config'>,
  { subject, ...mail }: Omit<Mail, 'from'>,
): Promise<void> {
  if (!config.smtpUrl) return
  const from = { name: config.siteName, address: config.mailFrom }
  await sendMail(config.smtpUrl, { ...mail, from, subject: `[${config.siteName}] ${subject}` })
}

/** Sends a mail through the server at `smtpUrl`. Throws if the server does not accept it. */
export async function sendMail(smtpUrl: string, mail: Mail): Promise<void> {
  const transport = await openTransport(smtpUrl)
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}

/** Connects and signs in to the mail server. Throws if that fails or takes over 4 s. */
export async function askMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl, 4000)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
