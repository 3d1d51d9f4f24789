import { expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

it.each<[string, string[]]>([
  ['6 pork gyoza', ['Gyoza 222']],
  ['4 prawn dumplings', ['Dumplings 148']],
  ['3 beef momos and a coffee', ['Momo 111', 'Coffee 360']],
  ['2 lamb samosas', ['Samosa 200']],
  ['lamb gyoza 6', ['Gyoza 222']],
  ['150 g pork gyoza', ['Gyoza 150']],
])('"%s" are pieces with that filling', (text, expected) => {
  expect(readItems(text)).toEqual(expected)
})

it.each<[string, string[]]>([
  ['6 prawns, gyoza', ['Shrimp 36', 'Gyoza 110*']],
  ['pork 100 g 6 gyoza', ['Pork 100', 'Gyoza 222']],
])('"%s" are two foods', (text, expected) => {
  expect(readItems(text)).toEqual(expected)
})

it.each<[string, string[]]>([
  ['thai green curry with chicken and rice', ['Thai green curry 240*', 'White rice 150*']],
  ['beef stew with chicken', ['Beef stew 300*', 'Chicken 60*']],
])('"%s" has the rice beside the dish', (text, expected) => {
  expect(readItems(text)).toEqual(expected)
})
