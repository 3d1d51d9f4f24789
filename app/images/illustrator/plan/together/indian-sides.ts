import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf } from './as-one.ts'

const indian =
  /\b(rotis?|chapatis?|parathas?|da+l|(?<!\b(?:bean|lemon|lime) )curd|dahi|khichdi|pooris?|puris?|biryani|sabzi|thali|rajma|chole|pulao|raita|poha|upma)\b/i

const southIndian = /\b(dosas?|idlis?|vadas?|uttapam|upma|pongal)\b/i

/** What a side of an Indian meal is drawn as, by what it is drawn as elsewhere. */
const sides: readonly [meal: RegExp, side: string, drawn: string][] = [
  [indian, 'pickle', 'mango pickle'],
  [indian, 'mixed salad', 'kachumber'],
  [southIndian, 'chutney', 'coconut chutney'],
]

/** Pickled mango, chopped raw salad and coconut chutney with an Indian meal, rather than gherkins and lettuce. */
export const indianSides = (parts: readonly Part[], prompt: string): Part[] =>
  parts.map((part) => {
    const [, , drawn] =
      sides.find(([meal, side]) => nameOf(part) === side && meal.test(prompt)) ?? []
    const look = drawn ? lookNamed(drawn) : undefined
    return look ? { ...part, look, volume: part.grams / (look.density ?? 1) } : part
  })
