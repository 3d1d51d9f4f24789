import type { ContactMessage } from './contact.ts'

/** The mailto: address of a reply to the visitor, with the subject and the quoted message. */
export function replyAddress({
  email,
  subject,
  message,
}: Pick<ContactMessage, 'email' | 'subject' | 'message'>): string {
  const quoted = message.replaceAll(/^/gm, '> ')
  const body = `\n\n${quoted}`.replaceAll('\n', '\r\n')
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`
}
