import type { SendMailOptions } from 'nodemailer'

type Mail = Required<Pick<SendMailOptions, 'from' | 'to' | 'replyTo' | 'subject' | 'text'>>

/** How long (ms) each step of talking to the mail server may take. */
const patience = 15_000

/** The library is loaded with the first mail: most sites send none. */
async function openTransport(smtpUrl: string, patienceMs = patience) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
}

/** Hands one mail to the server at `smtpUrl`; throws when it does not take it. */
export async function sendMail(smtpUrl: string, mail: Mail): Promise<void> {
  const transport = await openTransport(smtpUrl)
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}

/** Says hello to the mail server and signs in; throws when that fails, or takes over 4 s. */
export async function askMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl, 4000)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
