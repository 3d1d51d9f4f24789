import { expect, test } from 'vitest'
import { saidCount } from './said-count.ts'

test.each([
  ['5 dates', 5],
  ['2 slices of pizza', 2],
  ['two aloo paratha', 2],
  ['a dozen oysters', 12],
  ['half a dozen oysters', 6],
  ['a couple of samosas', 2],
  ['3 large eggs', 3],
  ['2 x samosa', 2],
  ['salmon sushi 8 pieces', 8],
  ['pizza 2 slices', 2],
  ['150g chicken', undefined],
  ['150 g chicken', undefined],
  ['2 cups rice', undefined],
  ['2 bowls of soup', undefined],
  ['1 1/2 bananas', undefined],
  ['half a pita', undefined],
  ['chai', undefined],
  ['chicken curry', undefined],
  ['500 peas', undefined],
  ['four cheese pizza', undefined],
  ['three bean salad', undefined],
  ['two cheese sandwiches', 2],
  ['3 egg omelette with cheese', undefined],
  ['two-egg omelet', undefined],
  ['5 egg white omelette', undefined],
  ['2 egg omelettes', 2],
  ['2 egg custard tarts', 2],
  ['4 egg souffle bites', 4],
  ['2 eggs with custard', 2],
  ['2 egg rolls', 2],
])('%s: %s', (text, count) => {
  expect(saidCount(text)).toBe(count)
})
