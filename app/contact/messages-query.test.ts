import { expect, it } from 'vitest'
import { messagesHref, readMessagesQuery } from './messages-query.ts'

const read = (text: string) => readMessagesQuery(new URLSearchParams(text))

it('shows the first page of all messages if the address has no query', () => {
  expect(read('')).toEqual({ page: 1, status: '' })
})

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'status=lost'])(
  'takes no harm from %s',
  (text) => {
    expect(read(text)).toEqual({ page: 1, status: '' })
  },
)

it('is the same after it was written to an address and read again', () => {
  for (const query of [
    { page: 1, status: '' },
    { page: 3, status: 'new' },
    { page: 1, status: 'answered' },
  ] as const) {
    const address = new URL(messagesHref(query), 'http://site')
    expect(readMessagesQuery(address.searchParams)).toEqual(query)
  }
})
