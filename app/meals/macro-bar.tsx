import type { NutritionData } from '#app/nutrition/nutrition.ts'
import { energyShares, type Macro, macros } from './energy.ts'

/** The background of a macro's colour. */
export const macroColours: Record<Macro, string> = {
  carbohydrates: 'bg-carbohydrates',
  protein: 'bg-protein',
  fat: 'bg-fat',
}

const shortNames: Record<Macro, string> = {
  carbohydrates: 'Carbs',
  protein: 'Protein',
  fat: 'Fat',
}

type Props = { data: Pick<NutritionData, Macro> }

/** Where the energy comes from: a thin bar in three colours over the same in words. */
export function MacroBar({ data }: Props) {
  const shares = energyShares(data)
  return (
    <div>
      <div className="flex h-1 gap-0.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        {macros.map((macro) => (
          <span
            key={macro}
            className={macroColours[macro]}
            style={{ width: `${shares[macro]}%` }}
          />
        ))}
      </div>
      <p className="mt-2 flex justify-between gap-2 text-muted text-sm tabular-nums">
        {macros.map((macro) => (
          <span key={macro} className="whitespace-nowrap">
            {shortNames[macro]} {shares[macro]}%
          </span>
        ))}
      </p>
    </div>
  )
}
