import { expect, it } from 'vitest'
import { microdataRecipes } from './microdata-recipes.server.ts'

/** The recipe that this content describes. */
const read = (content: string) =>
  microdataRecipes(`<div itemscope itemtype="https://schema.org/Recipe">${content}</div>`)[0]

const named = '<h2 itemprop="name">Soup</h2>'

it('a thing inside a recipe keeps its properties, also when it is of no type', () => {
  const author = '<span itemprop="author" itemscope><b itemprop="name">Ann</b></span>'
  const video = '<div itemscope><p itemprop="description">A film</p></div>'
  expect(read(`${author}${video}${named}`)).toMatchObject({ title: 'Soup', summary: '' })
})

it('what follows a thing with invisible properties is still of the recipe', () => {
  const author = '<p itemprop="author" itemscope><meta itemprop="name" content="Ann"></p>'
  const food = '<b itemprop="recipeIngredient">1 g salt</b>'
  expect(read(author + named + food)).toMatchObject({ title: 'Soup', ingredients: ['1 g salt'] })
})

it('a recipe that is also of another type is read, and a long name is cut', () => {
  const long = 'soup '.repeat(60)
  const types = 'https://schema.org/Recipe https://schema.org/NewsArticle'
  const html = `<div itemscope itemtype="${types}"><h2 itemprop="name">${long}</h2></div>`
  expect(microdataRecipes(html).map(({ title }) => title)).toEqual([`${long.slice(0, 199)}…`])
})

const image = (content: string) =>
  `${named}<div itemprop="image" itemscope itemtype="https://schema.org/ImageObject">${content}</div>`

const size = '<meta itemprop="width" content="1200">'
const caption = '<meta itemprop="license" content="https://x.example/licence">'

it.each([
  ['that it is', `${named}<img itemprop="image" src="https://x.example/a.jpg">`],
  ['in its content', `${named}<meta itemprop="image" content="https://x.example/a.jpg">`],
  ['within', `${named}<p itemprop="image">${size}<a href="https://x.example/a.jpg">large</a></p>`],
  ['of its url', image(`${size}${caption}<meta itemprop="url" content="https://x.example/a.jpg">`)],
  [
    'of its contentUrl',
    image(
      `<link itemprop="url" href="https://x.example/page">${size}<link itemprop="contentUrl" href="https://x.example/a.jpg">`,
    ),
  ],
  ['that it shows', image(`${size}${caption}<img src="https://x.example/a.jpg">`)],
  ['that it shows later', image(`${size}<img src="/wait.gif" data-src="https://x.example/a.jpg">`)],
])('the address of a picture is the one %s', (_, content) => {
  expect(read(content)?.imageUrl).toBe('https://x.example/a.jpg')
})

it('thousands of properties are all read', () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `${n} g salt`)
  const content = lines.map((line) => `<i itemprop="recipeIngredient">${line}</i>`).join('')
  expect(read(named + content)?.ingredients).toEqual(lines)
})
