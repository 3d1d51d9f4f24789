import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import { sumOfItems } from '../detail/meal-figures.ts'
import { figureTexts, type Serving } from '../portions/serving.ts'
import {
  figureWarnings,
  mealWarnings,
  presentationWarnings,
  standardDescription,
} from './warnings.ts'

const plate = { ...noNutrition, calories: 480, carbohydrates: 50, protein: 30, fat: 20, fiber: 10 }

const serving = (changes: Partial<typeof plate> = {}, items: Serving['items'] = []): Serving => ({
  items,
  figures: figureTexts({ ...plate, ...changes }),
})

const about = (serving: Serving) => figureWarnings(serving).map((warning) => warning.about)

const items = tableReader.estimate('100 g cooked rice')?.items ?? []
const ofRice: Serving = { items, figures: figureTexts(sumOfItems(items)) }

describe('figures of a serving', () => {
  it.each<[Partial<typeof plate>, string[]]>([
    [{}, []],
    [{ calories: 552 }, []],
    [{ calories: 553 }, ['the calories']],
    [{ sugar: 50 }, []],
    [{ sugar: 50.1 }, ['the sugar']],
    [{ calories: 900, sugar: 60 }, ['the calories', 'the sugar']],
  ])('%j: %j [warnings-01]', (changes, expected) => {
    expect(about(serving(changes))).toEqual(expected)
  })

  it('each fix takes its warning away and changes one figure [warnings-02]', () => {
    const wrong = serving({ calories: 900, sugar: 60 })
    const [energy, sugar] = figureWarnings(wrong)
    expect(energy?.fix?.label).toBe('Set calories to 480')
    expect(sugar?.fix?.label).toBe('Set sugar to 50')
    const once = { ...wrong, ...energy?.fix?.fields }
    expect(once.figures).toEqual({ ...wrong.figures, calories: '480' })
    expect(about(once)).toEqual(['the sugar'])
    expect(about({ ...once, ...figureWarnings(once)[0]?.fix?.fields })).toEqual([])
  })

  it('the macros weigh no more than the ingredients, give or take a rounded gram', () => {
    expect(about(ofRice)).toEqual([])
    const heavy = serving(
      {},
      items.map((item) => ({ ...item, grams: 98 })),
    )
    expect(about(heavy)).toEqual(['the weights'])
    expect(
      about(
        serving(
          {},
          items.map((item) => ({ ...item, grams: 99 })),
        ),
      ),
    ).toEqual([])
    const [{ fix } = {}] = figureWarnings(heavy)
    expect(fix?.label).toBe('Use the figures of the ingredients')
    expect(fix?.fields.figures).toEqual(ofRice.figures)
  })

  it('the sum of the ingredients is not fixed by a rule of thumb', () => {
    const wine = tableReader.estimate('150 ml red wine')?.items ?? []
    const sum = { items: wine, figures: figureTexts(sumOfItems(wine)) }
    expect(figureWarnings(sum)).toMatchObject([{ about: 'the calories', fix: undefined }])
  })

  it('text that is no figure counts as 0, and says nothing by itself', () => {
    expect(about({ items: [], figures: figureTexts(noNutrition) })).toEqual([])
    const figures = { ...figureTexts(noNutrition), sugar: 'much' }
    expect(about({ items: [], figures })).toEqual([])
  })
})

describe('what visitors see of a meal', () => {
  const shown = { description: 'A bowl.', imageUrl: '/media/a.webp', items }

  it('has a description of its own, which the ingredients can give [warnings-03]', () => {
    expect(presentationWarnings(shown)).toEqual([])
    for (const description of ['', ' ', standardDescription]) {
      const [warning] = presentationWarnings({ ...shown, description })
      expect(warning?.about).toBe('the description')
      const fixed = { ...shown, description, ...warning?.fix?.fields }
      expect(presentationWarnings(fixed)).toEqual([])
      expect(fixed.description).toMatch(/^[A-Z].*rice.*\.$/i)
    }
    expect(presentationWarnings({ ...shown, description: '', items: [] })[0]?.fix).toBeUndefined()
  })

  it.each(['', pictureToCome])('has a picture, unlike "%s"', (imageUrl) => {
    expect(presentationWarnings({ ...shown, imageUrl })).toMatchObject([{ about: 'the picture' }])
  })

  it('is checked together with its figures', () => {
    const wrong = { ...shown, ...serving({ sugar: 60 }), description: '' }
    expect(mealWarnings(wrong).map(({ about }) => about)).toEqual(['the sugar', 'the description'])
  })
})
