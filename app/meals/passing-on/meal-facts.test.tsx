import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MealPicture } from './meal-facts.tsx'

const meal = { title: 'Tofu with rice', imageUrl: '/media/tofu.webp', image: null }
const html = (imageAlt: string) =>
  renderToString(<MealPicture meal={{ ...meal, imageAlt }} sizes="50vw" />)

it('the card to print and the embedded one read out what an editor wrote, or else the title [meal-14]', () => {
  expect(html('A blue bowl')).toContain('alt="A blue bowl"')
  expect(html('')).toContain('alt="Tofu with rice"')
})
