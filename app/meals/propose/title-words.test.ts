import { describe, expect, it } from 'vitest'
import { millisecondsOf } from '#tests/support/hostile/growth.ts'
import { titleOf } from './title-words.ts'

describe('a title of the words for a meal', () => {
  it.each([
    [
      'grilled salmon with quinoa, asparagus and lemon',
      'Grilled Salmon with Quinoa, Asparagus and Lemon',
    ],
    ['150 g grilled chicken, 1 cup cooked rice', 'Grilled Chicken and Cooked Rice'],
    ['2 boiled eggs with 100 g spinach', 'Boiled Eggs with Spinach'],
    ['a bowl of lentil soup with 2 slices of rye bread', 'Lentil Soup with Rye Bread'],
    [
      'I had 1/2 cup of oatmeal, blueberries and 20g almonds for breakfast.',
      'Oatmeal, Blueberries and Almonds',
    ],
    ['A photo of BBQ ribs & fries; on a wooden table', 'BBQ Ribs & Fries'],
    ['1,5 dl 2% milk', '2% Milk'],
    ['TOMATO SALAD', 'Tomato Salad'],
    ['stir-fried tofu (extra firm)', 'Stir-Fried Tofu'],
    ['tofu, rice, peas, corn, beans', 'Tofu, Rice, Peas, Corn'],
    ['crème brûlée à la vanille', 'Crème Brûlée à la Vanille'],
    ['پلاؤ', 'پلاؤ'],
  ])('%s: %s', (text, title) => {
    expect(titleOf(text, [])).toBe(title)
  })

  it('is made of the foods when no word is left', () => {
    expect(titleOf('150 g, 200', ['White rice', 'Tofu', 'Tofu'])).toBe('White Rice and Tofu')
    expect(titleOf('', [])).toBe('')
  })

  it('has room on a card, and never ends in a small word', () => {
    const long = 'slowly braised shoulder of lamb with roasted winter vegetables and a lot of herbs'
    const title = titleOf(long, [])
    expect(title.length).toBeLessThanOrEqual(70)
    expect(title).toBe('Slowly Braised Shoulder of Lamb with Roasted Winter Vegetables')
    expect(titleOf('x'.repeat(500), []).length).toBeLessThanOrEqual(70)
  })

  it('takes no longer for hostile texts', () => {
    const time = millisecondsOf(() => {
      for (const piece of ['1 ', '1/', 'a ', '(', 'for ', '- ', ', ', '1 x '])
        titleOf(piece.repeat(5000), [])
    })
    expect(time).toBeLessThan(2000)
  })
})
