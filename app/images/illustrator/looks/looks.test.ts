import { describe, expect, test } from 'vitest'
import { dishes } from '../dishes/dishes.ts'
import { illustratePlate } from '../illustrator.ts'
import { lookNamed, stems } from './find-look.ts'
import { allLooks } from './looks.ts'

const everyday =
  'salmon, cod, tuna, shrimp, mussels, chicken breast, drumstick, steak, pork chop, lamb chops, bacon, ham, sausage, meatballs, tofu, boiled egg, fried egg, scrambled eggs, omelette, feta, mozzarella, cheddar, parmesan, white rice, brown rice, quinoa, couscous, bulgur, spaghetti, penne, macaroni, noodles, mashed potatoes, potatoes, french fries, sweet potato, bread, toast, naan, tortilla, bagel, croissant, pancakes, waffles, granola, asparagus, green beans, carrots, broccoli, cauliflower, brussels sprouts, spinach, kale, lettuce, tomatoes, cherry tomatoes, cucumber, zucchini, eggplant, beets, radishes, red onion, red bell pepper, mushrooms, peas, chickpeas, black beans, kidney beans, lentils, edamame, corn, avocado, lemon, lime, orange, apple, banana, kiwi, strawberries, blueberries, raspberries, grapes, pineapple, mango, watermelon, almonds, walnuts, cashews, hummus, guacamole, pesto, tomato sauce, soy sauce, pizza, cheeseburger, taco, burrito, sandwich, sushi, dumplings, lasagna, tomato soup, chicken curry, beef stew, chili, oatmeal, greek yogurt, ice cream, cookie, donut, coffee, orange juice, milk'.split(
    ', ',
  )

const named = allLooks().flatMap((look) =>
  look.words.split(',').map((words) => ({ name: words.trim(), look })),
)

describe('looks', () => {
  test('everyday foods have one of their own', () => {
    expect(everyday.filter((name) => !lookNamed(name))).toEqual([])
    expect(new Set(everyday.map(lookNamed)).size).toBeGreaterThan(110)
  })

  test('a concha is a roll, not slices of bread', () => {
    expect(lookNamed('concha')).toBe(lookNamed('dinner roll'))
  })

  test('no two have the same name', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { name, look } of named) {
      const key = stems(name).join(' ')
      const before = seen.get(key)
      if (before !== undefined && before !== look.words)
        twice.push(`${name}: ${before} | ${look.words}`)
      seen.set(key, look.words)
    }
    expect(twice).toEqual([])
  })

  const dished = new Set(dishes)

  test('dishes are found by their names', () => {
    const strange = dishes.filter((dish) => lookNamed(dish.words.split(',')[0] ?? '') !== dish)
    expect(strange.map(({ words }) => words)).toEqual([])
  })

  const foods = allLooks().filter((look) => !dished.has(look))

  // Dishes are drawn where it is asked whether they lie within their vessel: `scene/at-rest.test.ts`.
  test.each(foods.map((look) => [look.words.split(',')[0] ?? '', look] as const))(
    '%s can be drawn, with all of its parts',
    (name, look) => {
      const group = look.role === 'drink' ? 'drink' : 'dish'
      const ingredients = [{ name, group, grams: 200 } as const]
      const { data } = illustratePlate({ prompt: name, seed: 1, ingredients }, 12)
      expect(data).toHaveLength(12 * 12 * 3)
      expect(lookNamed(name)).toBe(look)
    },
  )

  test.each([
    ['Tomatoes, cherry', 'cherry tomato'],
    ['Cherry Tomatoes', 'cherry tomato'],
    ['Tomato soup', 'tomato soup'],
    ['Sweet potato fries', 'sweet potato fry'],
    ['Potatoes, mashed', 'mashed potato'],
    ['Egg, whole, cooked, fried', 'fried egg'],
    ['Orange juice', 'orange juice'],
    ['Peanut butter', 'peanut butter'],
    ['Beans, black', 'black bean'],
    ['Chicken noodle soup', 'chicken noodle soup'],
  ])('%s is drawn as %s', (name, own) => {
    const names = lookNamed(name)
      ?.words.split(',')
      .map((words) => stems(words).join(' '))
    expect(names).toContain(stems(own).join(' '))
  })
})
