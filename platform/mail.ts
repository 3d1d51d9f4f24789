import { createTransport, type SendMailOptions } from 'nodemailer'

type Mail = Required<Pick<SendMailOptions, 'from' | 'to' | 'replyTo' | 'subject' | 'text'>>

/** How long (ms) each step of talking to the mail server may take. */
const patience = 15_000

/** Hands one mail to the server at `smtpUrl`; throws when it does not take it. */
export async function sendMail(smtpUrl: string, mail: Mail): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}
