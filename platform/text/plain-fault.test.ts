import { expect, it } from 'vitest'
import { z } from 'zod'
import { plainFault } from './plain-fault.ts'

const schema = z.object({
  title: z.string().max(3),
  count: z.int().min(1),
  tags: z.array(z.string()).max(1),
  kind: z.enum(['a', 'b', 'c']),
  when: z.iso.datetime(),
  either: z.union([z.string(), z.number()]),
  own: z.string('Please enter your own'),
})

const right = {
  ...{ title: 'abc', count: 1, tags: [], kind: 'a', either: 1, own: '' },
  when: '2026-01-31T12:00:00Z',
}

const faults = (value: unknown) =>
  schema.safeParse(value, { error: plainFault }).error?.issues.map(({ message }) => message)

it.each([
  [{ title: 1 }, 'title must be text'],
  [{ title: 'abcd' }, 'title must have at most 3 characters'],
  [{ title: undefined }, 'title is required'],
  [{ count: '1' }, 'count must be a number'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: 0 }, 'count must be at least 1'],
  [{ tags: 'a' }, 'tags must be a list'],
  [{ tags: ['a', 'b'] }, 'tags must have at most 1 entry'],
  [{ tags: [null] }, 'tags.0 must be text'],
  [{ kind: 'd' }, 'kind must be a, b or c'],
  [{ when: 'now' }, 'when must be a time, such as 2026-01-31T12:00:00Z'],
  [{ either: null }, 'either must be text or a number'],
  [{ own: 1 }, 'Please enter your own'],
])('%j: %s', (wrong, message) => {
  expect(faults({ ...right, ...wrong })).toEqual([message])
})

it.each([null, [], 'text', 1])('the body %j must be an object', (body) => {
  expect(faults(body)).toEqual(['The body must be an object with named fields'])
})
