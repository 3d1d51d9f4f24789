import { expect, it } from 'vitest'
import { emptyFields, type PostFields } from '../writing/post-fields.ts'
import { settleVersions } from './settle.ts'

const written = (...blocks: unknown[]): PostFields => ({
  ...emptyFields,
  content: JSON.stringify(blocks),
})

const line = (text: string) => ({ type: 'paragraph', children: [{ text }] })
const picture = { type: 'image', url: '/media/a.webp', alt: '', children: [{ text: '' }] }

const held = written(line('Rice.'), line('The end.'))
const mine = written(line('Rice and peas.'), line('The end.'))
const theirs = written(line('Rice and dal.'), line('The end.'))
const grown = written(line('Rice and peas.'), picture, line('The end.'))

/** A screen that shows the picture once its upload has ended: while mine is kept, or before. */
function screenOf(before: PostFields, { isKept = true } = {}) {
  let now = before
  return {
    read: () => now,
    async keep() {
      now = grown
      return isKept
    },
  }
}

it.each([
  ['while mine is kept', mine],
  ['while the choice is asked for', grown],
])('a picture whose upload ends %s stays [safely-04]', async (_, before) => {
  for (const base of [held, null]) {
    const sides = { held: base, mine, theirs }
    const { fields, aside } = await settleVersions(
      sides,
      { 'content-0': 'theirs' },
      screenOf(before),
    )
    expect(JSON.parse(fields.content)).toEqual([line('Rice and dal.'), picture, line('The end.')])
    expect(aside).toBeUndefined()
  }
})

it('mine is kept on this device where the server does not keep it [safely-04]', async () => {
  const chosen = { 'content-0': 'theirs' } as const
  const screen = screenOf(mine, { isKept: false })
  expect(await settleVersions({ held, mine, theirs }, chosen, screen)).toMatchObject({
    aside: mine,
  })
  const all = await settleVersions({ held, mine, theirs }, {}, screenOf(mine, { isKept: false }))
  expect(all).toEqual({ fields: mine })
})
