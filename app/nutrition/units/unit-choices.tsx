import type { Item } from '#app/nutrition/nutrition.ts'
import { PreferenceChoice } from '#app/shell/preferences/preference-choice.tsx'
import { gramsOf } from './units.ts'

type Props = {
  /** The foods of the serving; without their grams, figures for 100 g are not offered. */
  items: readonly Pick<Item, 'grams'>[]
  /** What the figures are for unless they are for 100 g. */
  whole?: 'Serving' | 'Plate'
}

/** Chooses what the figures below are for, and the unit of their energy. */
export function FigureChoices({ items, whole = 'Serving' }: Props) {
  return (
    <div
      data-figures
      className="noscript:hidden mb-3 flex flex-wrap items-center gap-2 print:hidden"
    >
      {gramsOf(items) !== null && (
        <PreferenceChoice
          name="figuresPer"
          label="Figures for"
          words={{ serving: whole, '100g': '100 g' }}
        />
      )}
      <EnergyChoice />
    </div>
  )
}

/** Chooses kilocalories or kilojoules. */
export const EnergyChoice = () => (
  <PreferenceChoice name="energyUnit" label="Energy in" words={{ kcal: 'kcal', kJ: 'kJ' }} />
)

/** Chooses whether sodium or the salt that holds it is shown. */
export const SaltChoice = () => (
  <PreferenceChoice
    name="saltUnit"
    label="Sodium or salt"
    words={{ sodium: 'Sodium', salt: 'Salt' }}
  />
)
