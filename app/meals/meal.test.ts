import { describe, expect, it } from 'vitest'
import { isId, slugOf } from '#platform/text/slug.ts'
import fc from '#tests/support/property.ts'
import { mealAddress, reservedMealSlugs } from './meal.ts'

describe('the slug of a title', () => {
  it.each([
    ['Grilled Salmon & Quinoa', 'grilled-salmon-quinoa'],
    ['  Two   spaces - and -- hyphens ', 'two-spaces-and-hyphens'],
    ['snake_case 100%', 'snake_case-100'],
    ['Crème Brûlée', 'crème-brûlée'],
    ['سلطة خضراء', 'سلطة-خضراء'],
    ['бо́рщ', 'бо́рщ'],
    ['鶏の照り焼き', '鶏の照り焼き'],
    ['a\u0301', 'á'],
    ['1️⃣ bowl', '1-bowl'],
    ['🍕', ''],
    ['---', ''],
    ['___', ''],
    ['', ''],
  ])('%j is %j [title-06, title-07]', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('is a slug already when it is made a slug again [title-06, title-07]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = slugOf(title)
        expect(slugOf(slug)).toBe(slug)
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]*$/u)
        expect(slug).not.toMatch(/^-|--|-$/)
      }),
    )
  })

  it('is never the path of something else as an address', () => {
    const title = fc.oneof(fc.constantFrom(...reservedMealSlugs), fc.uuid(), fc.string())
    fc.assert(
      fc.property(title, (title) => {
        const address = mealAddress(title)
        expect(reservedMealSlugs).not.toContain(address)
        expect(isId(address)).toBe(false)
        expect(mealAddress(address)).toBe(address)
      }),
    )
  })
})
