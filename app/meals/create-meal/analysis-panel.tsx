import { Salad } from 'lucide-react'
import { nutrients } from '#app/nutrition/nutrition.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Figure, figureText, nutrientWords } from '../figures.tsx'
import { analysisBasis } from './analysis.ts'
import { AnalysisItems } from './analysis-items.tsx'
import type { Analysis } from './local-draft.ts'
import { Panel } from './panel.tsx'
import { useAnalysis } from './use-analysis.ts'
import type { CreateMeal } from './use-create-meal.ts'

/** What is on the plate, in figures. */
export function AnalysisPanel({ screen }: { screen: CreateMeal }) {
  const { fields, change, tray } = screen
  const { analyze, message, busy } = useAnalysis((analysis) => change({ analysis }))
  const { analysis, ingredients } = fields
  const stale =
    analysis !== null &&
    tray.selected !== null &&
    analysis.basis !== analysisBasis(tray.selected, ingredients)
  return (
    <Panel title="Nutrition Analysis">
      <div className="grid gap-4">
        <Field
          label="Ingredients"
          hint={
            tray.selected?.prompt
              ? 'Leave it empty to use the prompt of the image.'
              : 'The figures are computed from these.'
          }
        >
          <TextArea
            rows={2}
            value={ingredients}
            placeholder={tray.selected?.prompt || '150 g grilled chicken, 1 cup cooked rice'}
            onChange={(event) => change({ ingredients: event.target.value })}
          />
        </Field>
        {message && (
          <p role="alert" className="font-medium text-danger text-sm">
            {message}
          </p>
        )}
        <Button
          look="secondary"
          className="sm:justify-self-end"
          busy={busy}
          busyText="Analyzing..."
          onClick={() => analyze({ image: tray.selected, ingredients })}
        >
          <Salad size={20} strokeWidth={1.75} aria-hidden="true" />
          Analyze Image
        </Button>
        {analysis && <Figures analysis={analysis} stale={stale} />}
      </div>
    </Panel>
  )
}

type FiguresProps = { analysis: Analysis; stale: boolean }

function Figures({ analysis, stale }: FiguresProps) {
  const { nutritionData, range, items, detectedIngredients } = analysis
  const rest = nutrients.filter((nutrient) => nutrient !== 'calories')
  return (
    <div className="animate-enter border-line border-t pt-4">
      {stale && (
        <p className="mb-3 rounded-field bg-sunken px-3 py-2 text-sm">
          These figures are from before the last change. Analyze again to update them.
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="font-semibold font-serif text-2xl">
          <span className="font-normal font-sans text-base text-muted">about </span>
          <Figure value={nutritionData.calories} unit={nutrientWords.calories.unit} />
        </span>
        {range && (
          <span className="text-muted">
            ({figureText(range.calories.low)} to {figureText(range.calories.high)}) for one serving
          </span>
        )}
      </p>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {rest.map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-2 border-line border-t py-2">
            <dt className="text-muted">{nutrientWords[nutrient].name}</dt>
            <dd className="font-semibold">
              <Figure value={nutritionData[nutrient]} unit={nutrientWords[nutrient].unit} />
            </dd>
          </div>
        ))}
      </dl>
      <AnalysisItems items={items} names={detectedIngredients} />
    </div>
  )
}
