import { Figure, nutrientWords } from '#app/nutrition/figures.tsx'
import type { CalorieRange, Nutrient, NutritionData } from '#app/nutrition/nutrition.ts'
import { rangeText, shownNutrient } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { energyShares, type Macro, macros } from '../portions/energy.ts'
import { macroColours, shortNames } from './macro-bar.tsx'

type Props = {
  data: NutritionData
  range: CalorieRange | null
  /** What the figures are for, such as "1 serving". */
  amount: string
  setByHand: readonly Nutrient[]
}

/** The four most important figures: calories with their range, and the macros with their shares. */
export function MacroTiles({ data, range, amount, setByHand }: Props) {
  const shares = energyShares(data)
  const units = useUnits()
  const energy = shownNutrient('calories', data.calories, units)
  return (
    <dl data-figures className="grid grid-cols-2 gap-3">
      <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4">
        <dt className="font-medium">{energy.name}</dt>
        <dd className="order-first mt-1 text-muted text-sm tabular-nums">
          {range
            ? `${rangeText(range, units)} likely`
            : `for ${amount}${setByHand.includes('calories') ? ', set by hand' : ''}`}
        </dd>
        <dd className="font-semibold font-serif text-2xl">
          <Figure value={energy.value} unit={energy.unit} />
        </dd>
      </div>
      {macros.map((macro) => (
        <div
          key={macro}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4"
        >
          <dt className="font-medium max-[22.5rem]:text-sm">{nutrientWords[macro].name}</dt>
          <dd className="order-first mt-1 flex items-center gap-2 text-muted text-sm tabular-nums">
            <MacroDot macro={macro} />
            {`${shares[macro]}% of energy`}
          </dd>
          <dd className="font-semibold font-serif text-2xl">
            <Figure value={data[macro]} unit="g" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The macros in one row, for places that show the calories above them. */
export function MacroRow({ data }: Pick<Props, 'data'>) {
  const shares = energyShares(data)
  return (
    <dl data-figures className="grid grid-cols-3 gap-2 sm:gap-3">
      {macros.map((macro) => (
        <div
          key={macro}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-3 sm:p-4"
        >
          <dt className="font-medium">{shortNames[macro]}</dt>
          <dd className="order-first mt-1 flex items-center gap-1.5 text-muted text-sm tabular-nums">
            <MacroDot macro={macro} />
            {shares[macro]}%<span className="max-sm:sr-only">of energy</span>
          </dd>
          <dd className="font-semibold font-serif text-xl sm:text-2xl">
            <Figure value={data[macro]} unit="g" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function MacroDot({ macro }: { macro: Macro }) {
  return (
    <span className={`size-2.5 shrink-0 rounded-full ${macroColours[macro]}`} aria-hidden="true" />
  )
}
