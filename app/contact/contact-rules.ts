import { emailPattern, wrongEmail } from '#platform/text/email.ts'
import { isVisible, lengthOf, oneLine, severalLines } from '#platform/text/plain-text.ts'

/** The fields that a visitor fills in. */
export type ContactValues = { name: string; email: string; subject: string; message: string }

export type ContactField = keyof ContactValues

/** A message about each field that is wrong. */
export type ContactProblems = Partial<Record<ContactField, string>>

export const contactFields: ContactField[] = ['name', 'email', 'subject', 'message']

/** The most characters of each field; the form counts those of the message. */
export const contactLimits = { name: 100, email: 254, subject: 200, message: 500 }

export const thanks = 'Thank you for your message. We will get back to you soon!'

export const notSent = 'Failed to send message. Please try again.'

const labels: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
}

/**
 * The messages that the server would give for each field. Written without its schema, so that the page does not
 * load zod.
 */
export function contactProblems(values: ContactValues): ContactProblems {
  const problems = contactFields.map((field) => [field, problemOf(field, values[field])] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

function problemOf(field: ContactField, value: string): string | null {
  const text = field === 'message' ? severalLines(value) : oneLine(value)
  const limit = contactLimits[field]
  if (!isVisible(text)) return `${labels[field]} is required`
  if (lengthOf(text) > limit) return `${labels[field]} must be at most ${limit} characters`
  return field === 'email' && !emailPattern.test(text) ? wrongEmail : null
}
