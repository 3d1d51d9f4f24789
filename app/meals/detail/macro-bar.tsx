import type { CSSProperties } from 'react'
import type { NutritionData } from '#app/nutrition/nutrition.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { energyShares, type Macro } from '../portions/energy.ts'

/** The background of a macro's colour. */
export const macroColours: Record<Macro, string> = {
  carbohydrates: 'bg-carbohydrates',
  protein: 'bg-protein',
  fat: 'bg-fat',
}

/** Short names of the macros for narrow places. */
export const shortNames: Record<Macro, string> = {
  carbohydrates: 'Carbs',
  protein: 'Protein',
  fat: 'Fat',
}

type Props = { data: Pick<NutritionData, Macro>; className?: string }

/** The shares of the energy as a thin bar in three colours; decorative. */
export function MacroBar({ data, className }: Props) {
  const { carbohydrates, protein, fat } = energyShares(data)
  const style =
    carbohydrates + protein + fat > 0
      ? { '--carbohydrates-end': carbohydrates, '--protein-end': carbohydrates + protein }
      : { background: 'none' }
  return (
    <div
      data-figures
      className={joinClasses('macro-bar', className)}
      style={style as CSSProperties}
      aria-hidden="true"
    />
  )
}
