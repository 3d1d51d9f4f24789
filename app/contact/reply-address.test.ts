import { expect, it } from 'vitest'
import { replyAddress } from './reply-address.ts'

const letter = { email: 'ann@example.com', subject: 'Portions', message: 'How large?\nThank you.' }

it('a reply goes to the visitor, and quotes the message', () => {
  const address = new URL(replyAddress(letter))
  expect(address.pathname).toBe('ann@example.com')
  expect(address.searchParams.get('subject')).toBe('Re: Portions')
  expect(address.searchParams.get('body')).toBe('\r\n\r\n> How large?\r\n> Thank you.')
})

it('no text of a visitor can add a header to the reply', () => {
  const sly = { ...letter, email: 'a+b@example.com', subject: 'x&bcc=all@example.com?' }
  const address = new URL(replyAddress(sly))
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(decodeURIComponent(address.pathname)).toBe('a+b@example.com')
})
