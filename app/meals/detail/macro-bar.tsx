import type { CSSProperties } from 'react'
import type { NutritionData } from '#app/nutrition/nutrition.ts'
import { energyShares, type Macro } from '../portions/energy.ts'

/** The background of a macro's colour. */
export const macroColours: Record<Macro, string> = {
  carbohydrates: 'bg-carbohydrates',
  protein: 'bg-protein',
  fat: 'bg-fat',
}

/** The macros' names where there is little room. */
export const shortNames: Record<Macro, string> = {
  carbohydrates: 'Carbs',
  protein: 'Protein',
  fat: 'Fat',
}

/** Whole percent of the energy by macro, as texts, and where the bar's second colour ends, if it has any. */
export type MacroTexts = Record<Macro | 'proteinEnd', string>

/** The texts of these figures. */
export function macroTexts(data: Pick<NutritionData, Macro>): MacroTexts {
  const { carbohydrates, protein, fat } = energyShares(data)
  return {
    carbohydrates: `${carbohydrates}`,
    protein: `${protein}`,
    fat: `${fat}`,
    proteinEnd: carbohydrates + protein + fat > 0 ? `${carbohydrates + protein}` : '',
  }
}

/** Where the energy comes from: a thin bar in three colours, for the eye only. */
export function MacroBar({ data }: { data: Pick<NutritionData, Macro> }) {
  return <div className="macro-bar h-2" style={barStyle(macroTexts(data))} aria-hidden="true" />
}

/** The bar's own style: where two of the three colours end; nothing is coloured where there is no energy. */
export function barStyle({ carbohydrates, proteinEnd }: MacroTexts): CSSProperties {
  if (proteinEnd === '') return { background: 'none' }
  return { '--carbohydrates-end': carbohydrates, '--protein-end': proteinEnd } as CSSProperties
}
