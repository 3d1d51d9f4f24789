import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('a food beside pieces of a dish', () => {
  it.each<[string, string[]]>([
    ['2 samosas with mint chutney', ['Samosa 200', 'Mint chutney 15*']],
    ['2 samosas and mint chutney', ['Samosa 200', 'Mint chutney 15*']],
    ['3 pancakes with a banana', ['Pancakes 150', 'Banana 126']],
    ['3 pancakes, a banana', ['Pancakes 150', 'Banana 126']],
    ['3 pancakes and a banana', ['Pancakes 150', 'Banana 126']],
    ['1 donut with a banana', ['Donut 75', 'Banana 126']],
    ['6 dumplings with soy sauce', ['Dumplings 222', 'Soy sauce 10*']],
    ['2 fried eggs, mushrooms', ['Fried egg 110', 'Mushrooms 54*']],
    ['2 fried eggs and mushrooms', ['Fried egg 110', 'Mushrooms 54*']],
    ['2 fried eggs with mushrooms', ['Fried egg 110', 'Mushrooms 54*']],
    ['3 slices of pizza with lettuce, tomato', ['Pizza 357', 'Lettuce 20*', 'Tomato 30*']],
    ['3 slices of pizza with lettuce and tomato', ['Pizza 357', 'Lettuce 20*', 'Tomato 30*']],
    ['3 slices of pizza with a salad', ['Pizza 357', 'Side salad 73']],
    ['2 hamburgers with an apple', ['Hamburger 290', 'Apple 200']],
  ])('"%s" is counted', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['a bowl of mac and cheese with cheddar', ['Macaroni and cheese 280']],
    ['mac and cheese with cheddar', ['Macaroni and cheese 240*']],
    [
      'a bowl of mac and cheese with 30 g cheddar',
      ['Macaroni and cheese 280', 'Cheddar cheese 30'],
    ],
    ['a bowl of mac and cheese with bacon', ['Macaroni and cheese 280', 'Bacon 24*']],
    ['a bowl of chili with cheese', ['Chili con carne 350', 'Cheese 21*']],
    ['chili with cheese', ['Chili con carne 250*', 'Cheese 21*']],
  ])('"%s" counts a part that the dish is named for once [estimate-07]', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['2 eggs with bacon and a coffee', ['Egg 100', 'Bacon 24*', 'Coffee 360']],
    ['two eggs on toast and a flat white', ['Egg 100', 'Toast 50*', 'Flat white 180*']],
    ['2 pancakes with syrup and a coffee', ['Pancakes 100', 'Pancake syrup 15*', 'Coffee 360']],
    ['yogurt with honey and granola', ['Yogurt 100*', 'Honey 15*', 'Granola 30*']],
    ['oatmeal with raisins', ['Oatmeal 175.5*', 'Raisins 40*']],
    ['1 cup of granola with banana', ['Granola 111', 'Banana 50*']],
    ['2 weetabix with milk and a banana', ['Weetabix 35', 'Milk 125*', 'Banana 126']],
    ['a cup of tea with milk and 1 sugar', ['Tea 240', 'Milk 30*', 'Sugar 4']],
    ['salad with dressing on the side', ['Side salad 100*', 'Vinaigrette 25*']],
    ['beef tacos x3 with cheese and sour cream', ['Taco 345', 'Sour cream 30*']],
  ])('"%s" loses none, and none becomes another dish', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['a sandwich with ham', ['Ham sandwich 112']],
    ['2 sandwiches with ham and cheese', ['Ham and cheese sandwich 310']],
    ['3 tacos with lettuce and tomato', ['Taco 345']],
    ['2 hamburgers with a bun', ['Hamburger 290']],
    ['2 slices of pizza with tomato', ['Pizza 238']],
    ['6 dumplings with pork', ['Dumplings 222']],
    ['2 samosas with peas', ['Samosa 200']],
    ['300 g samosas with peas', ['Samosa 300']],
    ['2 cups salad with tomatoes', ['Side salad 146']],
    ['a 320 g burrito with rice and a tomato', ['Burrito 320']],
    ['2 cups of soup with a carrot', ['Soup 482']],
  ])('"%s" has its own parts alone', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
