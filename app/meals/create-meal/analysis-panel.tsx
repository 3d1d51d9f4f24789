import { Salad } from 'lucide-react'
import type { Nutrient } from '#app/nutrition/nutrition.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { CaloriesLine } from '../catalogue/calories-line.tsx'
import { FigureFields } from '../editing/figure-fields.tsx'
import { ItemsEditor } from '../editing/items-editor.tsx'
import { useItems } from '../editing/use-items.ts'
import { figureNumbers } from '../portions/serving.ts'
import { analysisBasis, servingRange } from './analysis.ts'
import { Panel } from './panel.tsx'
import { isProposed } from './proposing/marks.ts'
import { ProposedMark } from './proposing/proposed-mark.tsx'
import { useAnalysis } from './use-analysis.ts'
import type { CreateMeal } from './use-create-meal.ts'
import { SpreadLine, useVisionChoice } from './vision-choice.tsx'

type Props = { screen: CreateMeal; problemOf: (name: Nutrient) => string | null }

/** The figures of what is on the plate; every ingredient and every figure can be corrected. */
export function AnalysisPanel({ screen, problemOf }: Props) {
  const { fields, change, changeItems, takeAnalysis, tray } = screen
  const { analysis, ingredients, serving } = fields
  const { analyze, message, busy } = useAnalysis(takeAnalysis)
  const vision = useVisionChoice(tray.selected, ingredients)
  const itemChanges = useItems(changeItems)
  const known = analysis !== null || serving.items.length > 0
  return (
    <Panel title="Nutrition Analysis">
      <div className="grid grid-cols-1 gap-4">
        <Field
          label="Ingredients"
          hint={
            tray.selected?.prompt
              ? 'Leave it empty to use the prompt of the image.'
              : vision.canLook
                ? 'Leave it empty to have the picture looked at.'
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
        {vision.note}
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
          onClick={async () => {
            await analyze({ image: tray.selected, ingredients, times: vision.times })
            void vision.refresh()
          }}
        >
          <Salad size={20} strokeWidth={1.75} aria-hidden="true" />
          Analyze Image
        </Button>
        <div className="border-line border-t pt-4">
          {known && <Headline screen={screen} />}
          <h3 className="mb-1 font-sans font-semibold text-base">Detected ingredients</h3>
          {serving.items.length === 0 && analysis && analysis.detectedIngredients.length > 0 && (
            <p className="mb-2">{analysis.detectedIngredients.join(', ')}</p>
          )}
          <ItemsEditor
            items={serving.items}
            changes={itemChanges}
            suggestions={analysis?.suggestions}
            onResolved={screen.dropSuggestions}
          />
        </div>
        {known && (
          <div className="animate-enter border-line border-t pt-4">
            <h3 className="mb-3 font-sans font-semibold text-base">Figures of one serving</h3>
            <FigureFields
              serving={serving}
              onChange={(changed) => change({ serving: changed })}
              problemOf={problemOf}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}

/** The calories, their range, and whether they are still those of the image. */
function Headline({ screen: { fields, tray } }: Pick<Props, 'screen'>) {
  const { analysis, serving, ingredients } = fields
  const range = servingRange(serving, analysis)
  const stale =
    analysis !== null &&
    tray.selected !== null &&
    analysis.basis !== analysisBasis(tray.selected, ingredients)
  return (
    <div className="mb-4 animate-enter">
      {stale && (
        <p className="mb-3 rounded-field bg-sunken px-3 py-2 text-sm">
          These figures are from before the last change. Analyze again to update them.
        </p>
      )}
      {isProposed(fields, 'figures') && <ProposedMark />}
      <CaloriesLine calories={figureNumbers(serving.figures).calories} range={range} />
      {analysis?.spread && <SpreadLine spread={analysis.spread} />}
    </div>
  )
}
