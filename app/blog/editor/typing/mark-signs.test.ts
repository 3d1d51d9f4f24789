import { expect, it } from 'vitest'
import { closedSigns } from './mark-signs.ts'

it.each([
  ['**bold**', 'bold', 'bold'],
  ['Rice __and peas__', 'bold', 'and peas'],
  ['*leans*', 'italic', 'leans'],
  ['(_leans too_', 'italic', 'leans too'],
  ['`a = 1`', 'code', 'a = 1'],
  ['***both**', 'bold', '*both'],
  ['`2*3` is *six*', 'italic', 'six'],
  ['Ein *schöner Teller*', 'italic', 'schöner Teller'],
])('reads %s', (text, mark, words) => {
  const signs = closedSigns(text)
  expect(signs?.becomes).toEqual({ mark })
  const start = (signs?.start ?? 0) + (signs?.open ?? 0)
  expect(text.slice(start, start + (signs?.words ?? 0))).toBe(words)
  expect(start + (signs?.words ?? 0) + (signs?.close ?? 0)).toBe(text.length)
})

it.each([
  ['[rice](https://example.com/rice)', 'https://example.com/rice'],
  ['[rice](example.com/rice)', 'https://example.com/rice'],
  ['[rice](/meals/rice)', '/meals/rice'],
  ['[me](me@example.com)', 'mailto:me@example.com'],
  ['[rice](https://example.com/Rice_(food))', 'https://example.com/Rice_(food)'],
])('reads the link %s', (text, url) => {
  expect(closedSigns(text)).toMatchObject({ start: 0, open: 1, becomes: { url } })
})

it.each([
  ...['2*3*', 'snake_case_', '5 * 3 *', '* item*', '**', '****', '*****', '**bold*', '\\*no*'],
  ...['``', '```', '`a *b*', '[rice](just words)', '[rice](below)', '[](/meals)', '[^1](x)', '()'],
  ...['[rice](javascript:alert)', '[rice](https://example.com/Rice_(food)', '![rice](/a.png)'],
])('leaves %s as it is', (text) => {
  expect(closedSigns(text)).toBeNull()
})
