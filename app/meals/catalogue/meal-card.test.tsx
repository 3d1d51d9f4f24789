import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MealCard } from './meal-card.tsx'

const meal = {
  slug: 'rice-and-peas',
  title: 'Rice and peas',
  image: null,
  imageUrl: '',
  alt: '',
  mealType: 'Lunch',
  category: null,
  calories: 289,
  carbohydrates: 40,
  protein: 12,
  fat: 9,
  checked: null,
}

/** The texts of a card, one by one. */
const textsOf = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)

it('a card says what the meal is, and the share of its energy from each macro', () => {
  const html = renderToString(<MealCard meal={meal} sizes="50vw" />)
  expect(textsOf(html)).toEqual(
    expect.arrayContaining([
      '289',
      'Rice and peas',
      'Lunch',
      'Carbs 55%',
      'Protein 17%',
      'Fat 28%',
    ]),
  )
  expect(html).toContain('href="/meals/rice-and-peas"')
})

it('the picture is described by what an editor wrote, or else by the title [meal-14]', () => {
  const pictured = { ...meal, imageUrl: '/media/rice.webp' }
  const html = (alt: string) =>
    renderToString(<MealCard meal={{ ...pictured, alt }} sizes="50vw" />)
  expect(html('')).toContain('alt="Rice and peas"')
  expect(html('A blue bowl')).toContain('alt="A blue bowl"')
})

it('a meal without a type is called a meal', () => {
  const html = renderToString(<MealCard meal={{ ...meal, mealType: null }} sizes="50vw" />)
  expect(textsOf(html)).toContain('Meal')
})

it('a meal that a person has checked says by whom and when [checked-03]', () => {
  const checked = 'Checked by Ada on Nov 23, 2026'
  const html = renderToString(<MealCard meal={{ ...meal, checked }} sizes="50vw" />)
  expect(textsOf(html)).toContain(checked)
  expect(renderToString(<MealCard meal={meal} sizes="50vw" />)).not.toContain('Checked')
})
