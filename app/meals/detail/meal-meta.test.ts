import { expect, test } from 'vitest'
import { pageMeta } from '#app/shell/meta.ts'
import { nameless } from '#app/shell/site-info.ts'
import type { Meal } from '../meal.ts'
import { mealList, mealMeta } from './meal-meta.ts'

const site = { ...nameless, url: 'https://plates.example', sharePicture: '/share/site/1.jpg' }

const meal: Meal = {
  _id: '1',
  title: 'Tofu & Rice',
  name: 'Tofu & Rice',
  slug: 'tofu-rice',
  description: 'A bowl.',
  imageUrl: '/media/a-960.webp',
  imageId: null,
  imageAlt: '',
  image: { webp: '', avif: '', placeholder: null, width: 960, height: 960 },
  categories: [{ _id: 'c', name: 'Vegan' }],
  mealType: null,
  nutritionData: {
    calories: 480,
    carbohydrates: 60,
    protein: 20,
    fat: 16.5,
    fiber: 6,
    sugar: 4,
    sodium: 650,
  },
  detectedIngredients: [],
  items: [],
  range: null,
  nutritionSource: 'computed',
  computedData: null,
  setByHand: [],
  editedBy: null,
  missing: [],
  checkedBy: null,
  checkedAt: null,
  isPublished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const tags = (meal: Meal) => pageMeta(site, mealMeta(site, meal, '/share/meals/tofu-rice/1.jpg'))

test('what an editor wrote about the picture is part of the text for the shared one [meal-14]', () => {
  expect(tags({ ...meal, imageAlt: 'Tofu in a blue bowl' })).toContainEqual({
    property: 'og:image:alt',
    content: 'Tofu & Rice: about 480 calories a serving. Tofu in a blue bowl',
  })
})

test('a meal names its one address, its image and its figures', () => {
  expect(tags(meal)).toEqual(
    expect.arrayContaining([
      { title: 'Tofu & Rice · Platewise' },
      { tagName: 'link', rel: 'canonical', href: 'https://plates.example/meals/tofu-rice' },
      { property: 'og:image', content: 'https://plates.example/share/meals/tofu-rice/1.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Tofu & Rice: about 480 calories a serving' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('search engines read the figures as text with units', () => {
  const item = tags(meal).flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  )[0]
  expect(item).toMatchObject({
    '@type': 'MenuItem',
    suitableForDiet: 'https://schema.org/VeganDiet',
    nutrition: { calories: '480 calories', fatContent: '16.5 g', sodiumContent: '650 mg' },
  })
})

test('an address in another script is written so that it can be sent', () => {
  const canonical = tags({ ...meal, slug: 'دال' }).find(
    (tag) => 'rel' in tag && tag.rel === 'canonical',
  )
  expect(canonical).toMatchObject({
    href: 'https://plates.example/meals/%D8%AF%D8%A7%D9%84',
  })
})

test('a page without a picture of its own shows that of the site', () => {
  const plain = pageMeta(site, { title: 'About', description: 'Words', path: '/about' })
  expect(plain).toContainEqual({
    property: 'og:image',
    content: 'https://plates.example/share/site/1.jpg',
  })
})

test('a list names the pages of its meals, and no page of a sample', () => {
  const list = mealList('https://plates.example', [{ slug: 'tofu-rice' }, { slug: '' }])
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: 'https://plates.example/meals/tofu-rice' },
  ])
})

test('a picture that is no photograph says so to machines', () => {
  const structured = (origin: 'ai' | 'illustration' | null) =>
    JSON.stringify(tags({ ...meal, image: meal.image && { ...meal.image, origin } }))
  expect(structured('ai')).toContain('schema.org/TrainedAlgorithmicMediaDigitalSource')
  expect(structured('illustration')).toContain('schema.org/AlgorithmicMediaDigitalSource')
  expect(structured(null)).not.toContain('DigitalSource')
})
