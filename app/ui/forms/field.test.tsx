import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const idOf = (html: string, attribute: string) =>
  new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]

test('a label names its control', () => {
  const html = renderToStaticMarkup(
    <Field label="Name">
      <TextInput name="name" />
    </Field>,
  )
  expect(idOf(html, '<label for')).toBe(idOf(html, ' id'))
  expect(html).not.toContain('aria-invalid')
})

test('hint and error are read with the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Name" hint="As on your card" error="Name is required">
      <TextInput name="name" />
    </Field>,
  )
  const described = idOf(html, 'aria-describedby')?.split(' ') ?? []
  expect(described).toHaveLength(2)
  for (const id of described) expect(html).toContain(`<p id="${id}"`)
  expect(html).toContain('aria-invalid="true"')
})
