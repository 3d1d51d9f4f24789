import { expect, it } from 'vitest'
import { emptyFields } from '../writing/post-fields.ts'
import { mergePosts } from './merge-post.ts'

const image = { type: 'image', url: '/media/a.webp', alt: '', children: [{ text: '' }] }

const written = (...blocks: unknown[]) => ({ ...emptyFields, content: JSON.stringify(blocks) })

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })

it('a choice keeps its id when a picture is stored meanwhile', () => {
  const [base, theirs] = [written(paragraph('Rice.')), written(paragraph('Rice and dal.'))]
  const shown = mergePosts(base, written(paragraph('Rice and peas.')), theirs)
  const later = mergePosts(base, written(image, paragraph('Rice and peas.')), theirs)
  const chosen = Object.fromEntries(shown.choices.map(({ id }) => [id, 'theirs' as const]))
  expect(Object.keys(chosen)).toHaveLength(1)
  expect(JSON.parse(later.fieldsFor(chosen).content)).toEqual([image, paragraph('Rice and dal.')])
})
