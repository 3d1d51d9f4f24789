import type { SendMailOptions } from 'nodemailer'

type Mail = Required<Pick<SendMailOptions, 'from' | 'to' | 'replyTo' | 'subject' | 'text'>>

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
