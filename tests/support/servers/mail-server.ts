import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type MailServer = { url: string; mails: string[]; close(): Promise<void> }

/** Opens a mail server that closes at the end of the test. */
export async function startMailServer(): Promise<MailServer> {
  const server = await openMailServer()
  onTestFinished(server.close)
  return server
}

/** A real SMTP server on this machine that stores the mails it receives as raw text. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${address.port}`, mails, close }
}
