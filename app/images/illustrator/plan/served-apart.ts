import type { PlateIngredient } from './plan.ts'

type Half = Pick<PlateIngredient, 'name' | 'group'> & { share: number }

const rice = (share: number): Half => ({ name: 'White rice', group: 'grain', share })

/** Dishes that the food table counts as one but that lie side by side, by shares of their weight. */
const pairs: [RegExp, (name: string) => Half[]][] = [
  [/^da+l (chawal|rice)$/i, () => [{ name: 'Daal', group: 'legume', share: 0.55 }, rice(0.45)]],
  [
    /^(\w+ )?curry with rice$/i,
    (name) => [
      { name: name.slice(0, -' with rice'.length), group: 'dish', share: 0.52 },
      rice(0.48),
    ],
  ],
]

/** Beans that lie beside their rice, by the words that were read; "beans and rice" are mixed. */
const besideRice = /^(rajma|lobia|chana|chole|chickpeas?|kala chana|kadhi) (chawal|rice)$/i

const asTwo = ({ name, said = '' }: PlateIngredient): Half[] | undefined => {
  if (besideRice.test(said))
    return [{ name: alone(said), group: 'legume', share: 0.55 }, rice(0.45)]
  return pairs.find(([pattern]) => pattern.test(name))?.[1](name)
}

/** What was read without its rice: "butter chicken with rice" is butter chicken. */
const alone = (said: string) =>
  said.replace(/\s*\b(?:with |and |& )?(?:(?:white|steamed|boiled|basmati) )*(?:rice|chawal)$/i, '')

/** The ingredients with each dish of two taken apart; they weigh what it weighed. */
export const servedApart = (ingredients: readonly PlateIngredient[]): PlateIngredient[] =>
  ingredients.flatMap((one) => {
    const halves = asTwo(one)
    if (!halves) return [one]
    return halves.map(({ name, group, share }, i) => ({
      name,
      ...(i === 0 && one.said && { said: alone(one.said) }),
      group,
      grams: one.grams * share,
    }))
  })
