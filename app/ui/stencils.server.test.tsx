import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterFields, filterFields } from '#app/meals/catalogue/filter-fields.tsx'
import { cardTexts, MealCard, type MealCardProps } from '#app/meals/catalogue/meal-card.tsx'
import { mealSorts } from '#app/meals/catalogue/meal-sorts.ts'
import fc from '#tests/support/property.ts'
import { StencilContext, type StencilProps } from './stencil.ts'
import { createStencils } from './stencils.server.ts'
import { useFilled } from './use-filled.tsx'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    '<b>',
    '"quoted"',
    "it's",
    'a & b',
    '&#39;',
    'crème brûlée',
    '肉じゃが',
    '🥑',
    '\u{e000}\u{e001}',
  ),
)

const macro = fc.integer({ min: 0, max: 300 })

const meal = fc.record({
  slug: text,
  title: text,
  image: fc.option(
    fc.record({
      mediaKey: fc.constantFrom('a1', 'b2'),
      placeholder: fc.option(fc.constant('data:image/webp;base64,AA==')),
      variants: fc.record({
        webp: fc.constantFrom<number[]>([320], [320, 640]),
        avif: fc.constantFrom<number[]>([], [320]),
      }),
      width: fc.integer({ min: 1, max: 4000 }),
      height: fc.integer({ min: 1, max: 4000 }),
    }),
  ),
  imageUrl: fc.constantFrom('', 'https://pictures.example/a.jpg?w=1&h="2"'),
  mealType: fc.option(text),
  category: fc.option(text),
  calories: fc.integer({ min: 0, max: 5000 }),
  carbohydrates: macro,
  protein: macro,
  fat: macro,
})

test('a filled card is what React renders of it', () => {
  const fill = createStencils()
  const shape = fc.record<MealCardProps['shape']>({
    loading: fc.constantFrom('lazy', 'eager', 'first'),
    sizes: fc.constantFrom('50vw', '(min-width: 34rem) 45vw, 92vw'),
  })
  fc.assert(
    fc.property(fc.array(fc.record({ shape, meal }), { maxLength: 4 }), (cards) => {
      const all = cards.map(({ shape, meal }) => ({ shape, texts: cardTexts(meal) }))
      const rendered = all.map((props) => renderToString(<MealCard {...props} />)).join('')
      expect(fill(MealCard, all)).toBe(rendered)
    }),
  )
})

test('the filled form of the catalogue is what React renders of it', () => {
  const names = fc.array(fc.record({ _id: text, slug: text, name: text }), { maxLength: 3 })
  const bound = fc.constantFrom('', '300')
  const query = fc.record({
    search: text,
    category: text,
    mealType: text,
    sort: fc.constantFrom(...mealSorts, '' as const),
    minCalories: bound,
    maxCalories: bound,
    minProtein: bound,
    page: fc.constant(1),
  })
  const fill = createStencils()
  fc.assert(
    fc.property(query, names, names, (query, categories, mealTypes) => {
      const props = filterFields(query, categories, mealTypes)
      expect(fill(FilterFields, [props])).toBe(renderToString(<FilterFields {...props} />))
    }),
  )
})

type Said = StencilProps<{ loud: boolean }, { name: string; note: string }>

function Said({ shape, texts }: Said) {
  return (
    <li className={shape.loud ? 'loud' : undefined} title={texts.name}>
      Says {texts.name}
      {texts.note && <i>({texts.note})</i>}
    </li>
  )
}

const said = (name: string, note = '', loud = false): Said => ({
  shape: { loud },
  texts: { name, note },
})

test('each shape is rendered twice, to cut it and to compare, however many texts there are', () => {
  let rendered = 0
  const Counted = (props: Said) => {
    rendered += 1
    return <Said {...props} />
  }
  const fill = createStencils()
  const names = ['Ann', 'Bob', 'Cleo']
  for (let round = 0; round < 3; round += 1) {
    fill(
      Counted,
      names.flatMap((name) => [said(name), said(name, 'softly'), said(name, '', true)]),
    )
  }
  expect(rendered).toBe(6)
})

test('a list is filled on the server and rendered elsewhere, to the same', () => {
  const items = [
    { key: 'a', ...said('Ann & Bob', '<b>softly</b>') },
    { key: 'c', ...said('Cleo') },
  ]
  const List = () => <ul className="said" {...useFilled(Said, items)} />
  const filled = renderToString(
    <StencilContext value={createStencils()}>
      <p id="before" />
      <List />
    </StencilContext>,
  )
  expect(filled).toBe(`<p id="before"></p>${renderToString(<List />)}`)
  expect(filled).toContain('<i>(<!-- -->&lt;b&gt;softly&lt;/b&gt;<!-- -->)</i>')
})

test('texts are known by their names, and choices by their kind', () => {
  const fill = createStencils()
  const turned = { shape: { loud: false }, texts: { note: 'softly', name: 'Ann' } }
  for (const props of [said('Ann', 'softly'), said('Ann'), turned, said('', 'softly')]) {
    expect(fill(Said, [props])).toBe(renderToString(<Said {...props} />))
  }
})

test.each([
  ['one in capitals', ({ texts }: Said) => <li>{texts.name.toUpperCase()}</li>],
  ['its length', ({ texts }: Said) => <li>{texts.name.length}</li>],
  [
    'one that is cut in a second place',
    ({ texts }: Said) => <li title={texts.name.slice(0, 2)}>{texts.name}</li>,
  ],
  [
    'an address made of one',
    ({ texts }: Said) => <a href={`/${encodeURIComponent(texts.name)}`}>{texts.name}</a>,
  ],
  ['what depends on one', ({ texts }: Said) => <li>{texts.name === 'Ann Ö' && texts.name}</li>],
  ['an address that begins with one', ({ texts }: Said) => <a href={texts.name}>there</a>],
  ['a script', ({ texts }: Said) => <script>{texts.name}</script>],
])('%s cannot be filled in', (_, Item) => {
  const fill = createStencils()
  expect(() => fill(Item, [said('Ann Ö')])).toThrow(
    /is not written as it is|begins with a text|script stands/,
  )
})

test('what has been cut is kept to a certain size, the least used forgotten first', () => {
  let rendered = 0
  const Long = ({ shape }: StencilProps<{ form: string }, Record<never, string>>) => {
    rendered += 1
    return <p className={shape.form}>{'long '.repeat(100_000)}</p>
  }
  const fill = createStencils()
  const forms = ['a', 'b', 'c', 'd', 'a']
  const cut = forms.map((form) => {
    fill(Long, [{ shape: { form }, texts: {} }])
    fill(Long, [{ shape: { form }, texts: {} }])
    return rendered
  })
  expect(cut).toEqual([2, 4, 6, 8, 10])
})
