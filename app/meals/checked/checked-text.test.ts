import { expect, it } from 'vitest'
import { checkedText } from './checked-text.ts'

it('says who checked a meal and on which day, in UTC', () => {
  const check = { checkedBy: { name: 'Ada' }, checkedAt: '2026-11-23T23:30:00.000Z' }
  expect(checkedText(check)).toBe('Checked by Ada on Nov 23, 2026')
  expect(checkedText({ checkedBy: null, checkedAt: null })).toBeNull()
})
