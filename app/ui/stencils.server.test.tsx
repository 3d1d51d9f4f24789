import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardTexts, MealCard, type MealCardProps } from '#app/meals/meal-card.tsx'
import fc from '#tests/support/property.ts'
import { StencilContext, StencilList, type StencilProps } from './stencil.tsx'
import { createStencils } from './stencils.server.tsx'

/** What browsers make of characters that are written by number. */
const read = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

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
      shape: fc.record({
        variants: fc.record({
          webp: fc.constantFrom<number[]>([320], [320, 640]),
          avif: fc.constantFrom<number[]>([], [320]),
        }),
        width: fc.integer({ min: 1, max: 4000 }),
        height: fc.integer({ min: 1, max: 4000 }),
      }),
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
      expect(read(fill(MealCard, all))).toBe(read(rendered))
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

test('each shape is rendered once, however many texts there are', () => {
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
  expect(rendered).toBe(3)
})

test('a list is filled on the server and rendered elsewhere, to the same', () => {
  const list = (
    <StencilList
      className="said"
      item={Said}
      items={[
        { key: 'a', ...said('Ann & Bob', '<b>softly</b>') },
        { key: 'c', ...said('Cleo') },
      ]}
    />
  )
  const filled = renderToString(
    <StencilContext value={createStencils()}>
      <p id="before" />
      {list}
    </StencilContext>,
  )
  expect(filled).toBe(`<p id="before"></p>${renderToString(list)}`)
  expect(filled).toContain('<i>(<!-- -->&lt;b&gt;softly&lt;/b&gt;<!-- -->)</i>')
})

test('a text that is not written as it is cannot be filled in', () => {
  const Shouting = ({ texts }: Said) => <li>{texts.name.toUpperCase()}</li>
  const Silent = ({ shape }: Said) => <li>{shape.loud ? 'loud' : 'quiet'}</li>
  const fill = createStencils()
  expect(() => fill(Silent, [said('Ann')])).toThrow('"name"')
  const Counting = ({ texts }: Said) => <li>{texts.name.length}</li>
  expect(() => fill(Counting, [said('Ann')])).toThrow('"name"')
  expect(() => fill(Shouting, [said('Ann')])).toThrow('"name"')
})
