import { describe, expect, test } from 'vitest'
import { foodGroups } from '#app/nutrition/nutrition.ts'
import { drawingOf, namedFood } from './drawings.ts'

const everyday =
  'salmon, cod, tuna, shrimp, mussels, chicken breast, drumstick, steak, pork chop, lamb chops, bacon, ham, sausage, meatballs, tofu, boiled egg, fried egg, scrambled eggs, omelette, feta, mozzarella, cheddar, parmesan, white rice, brown rice, quinoa, couscous, bulgur, spaghetti, penne, macaroni, noodles, mashed potatoes, potatoes, french fries, sweet potato, bread, toast, naan, tortilla, bagel, croissant, pancakes, waffles, granola, asparagus, green beans, carrots, broccoli, cauliflower, brussels sprouts, spinach, kale, lettuce, tomatoes, cherry tomatoes, cucumber, zucchini, eggplant, beets, radishes, red onion, red bell pepper, mushrooms, peas, chickpeas, black beans, kidney beans, lentils, edamame, corn, avocado, lemon, lime, orange, apple, banana, kiwi, strawberries, blueberries, raspberries, grapes, pineapple, mango, watermelon, almonds, walnuts, cashews, hummus, guacamole, pesto, tomato sauce, soy sauce, pizza, cheeseburger, taco, burrito, sandwich, sushi, dumplings, lasagna, tomato soup, chicken curry, beef stew, chili, oatmeal, greek yogurt, ice cream, cookie, donut, coffee, orange juice, milk'.split(
    ', ',
  )

describe('drawings', () => {
  test('more than sixty everyday foods have one of their own', () => {
    const found = everyday.map((name) => namedFood(name))
    expect(everyday.filter((_, i) => !found[i])).toEqual([])
    expect(new Set(found).size).toBeGreaterThan(100)
  })

  test.each([
    ['Tomatoes, cherry', 'cherry tomato'],
    ['Cherry Tomatoes', 'cherry tomato'],
    ['Tomato soup', 'tomato soup'],
    ['Sweet potato fries', 'sweet potato fry'],
    ['Potatoes, mashed', 'mashed potato'],
    ['Pita bread', 'pita'],
    ['Bread, whole wheat', 'whole wheat bread'],
    ['Egg, whole, cooked, fried', 'fried egg'],
    ['Orange juice', 'orange juice'],
    ['Peanut butter', 'peanut butter'],
    ['Rice noodles', 'rice noodle'],
    ['Beans, black', 'black bean'],
    ['Chicken noodle soup', 'chicken noodle soup'],
  ])('%s is drawn as %s', (name, words) => {
    expect(namedFood(name)?.words).toContain(words)
  })

  test('an unknown food takes the nearest family of its group', () => {
    for (const group of foodGroups) expect(drawingOf('Zorblax', group).draw).toBeTypeOf('function')
    expect(drawingOf('Zorblax', 'fish')).toBe(namedFood('white fish'))
    expect(drawingOf('Zorblax', 'leafy')).toBe(namedFood('mixed salad'))
  })
})
