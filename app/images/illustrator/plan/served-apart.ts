import type { PlateIngredient } from './plan.ts'

type Half = Pick<PlateIngredient, 'name' | 'group'> & { share: number }

const rice = (share: number): Half => ({ name: 'White rice', group: 'grain', share })

const redBeans = /\b(red|kidney|rajma)\b/i

/** Dishes that the food table counts as one but that lie side by side, by shares of their weight. */
const pairs: [named: RegExp, of: (name: string, said: string) => Half[]][] = [
  [/^da+l (chawal|rice)$/i, () => [{ name: 'Daal', group: 'legume', share: 0.55 }, rice(0.45)]],
  [
    /^(\w+ )?curry with rice$/i,
    (name) => [
      { name: name.slice(0, -' with rice'.length), group: 'dish', share: 0.52 },
      rice(0.48),
    ],
  ],
  [
    /^beans and rice$/i,
    (_name, said) => [
      { name: redBeans.test(said) ? 'Kidney beans' : 'Black beans', group: 'legume', share: 0.45 },
      rice(0.55),
    ],
  ],
]

/** The ingredients with each dish of two taken apart; they weigh what it weighed. */
export const servedApart = (ingredients: readonly PlateIngredient[]): PlateIngredient[] =>
  ingredients.flatMap((one) => {
    const [, halves] = pairs.find(([name]) => name.test(one.name)) ?? []
    if (!halves) return [one]
    return halves(one.name, one.said ?? '').map(({ name, group, share }, i) => ({
      name,
      ...(i === 0 && { said: withoutRice(one.said) }),
      group,
      grams: one.grams * share,
    }))
  })

/** What was said of the dish that lies beside the rice: of "dal with rice" the dal. */
const withoutRice = (said?: string) =>
  said?.replace(/\brice\s+(?:and|with)\b|(?:\b(?:with|and)\s+)?\b(?:rice|chawal)\b/gi, '').trim() ||
  undefined
