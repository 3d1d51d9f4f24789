import { describe, expect, it } from 'vitest'
import { contactInput } from './contact.ts'
import { type ContactValues, contactProblems } from './contact-rules.ts'

const letter: ContactValues = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Portions',
  message: 'How large is a serving?',
}

/** The first message of each field from the schema of the server. */
function serverProblems(values: ContactValues) {
  const issues = contactInput.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
}

describe('the checks of the contact page', () => {
  it('find nothing wrong with an ordinary message', () => {
    expect(contactProblems(letter)).toEqual({})
  })

  it('name every field that is empty', () => {
    expect(contactProblems({ name: ' ', email: '', subject: '\t', message: '\n' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    })
  })

  it('count a message as people do: 500 emoji fit, 501 do not', () => {
    expect(contactProblems({ ...letter, message: '🍅'.repeat(500) })).toEqual({})
    expect(contactProblems({ ...letter, message: '🍅'.repeat(501) })).toEqual({
      message: 'Message must be at most 500 characters',
    })
  })

  it.each<Partial<ContactValues>>([
    {},
    { name: '\u200b', message: '\u200b' },
    { name: 'x'.repeat(101), subject: 'y'.repeat(201) },
    { email: 'ann' },
    { email: 'ann@example' },
    { email: ' ann@example.com\n' },
    { email: 'a..b@example.com' },
    { email: `${'a'.repeat(250)}@example.com` },
    { email: 'ännchen@example.com' },
    { message: `${'x'.repeat(500)}   \n` },
    { message: `a\r\n${'x'.repeat(498)}` },
    { message: `a\u0007${'x'.repeat(499)}` },
    { subject: 'two\nlines' },
  ])('give the messages of the server for %j', (changes) => {
    const values = { ...letter, ...changes }
    expect(contactProblems(values)).toEqual(serverProblems(values))
  })
})
