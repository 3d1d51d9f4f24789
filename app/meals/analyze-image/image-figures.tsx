import { Salad } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Image } from '#app/images/image.ts'
import { Figure, nutrientWords } from '#app/nutrition/figures.tsx'
import { nutrients } from '#app/nutrition/nutrition.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { CaloriesLine } from '../catalogue/calories-line.tsx'
import { type AnalysisAnswer, analysisProblem } from '../create-meal/analysis.ts'
import { Panel } from '../create-meal/panel.tsx'
import { useAnalysis } from '../create-meal/use-analysis.ts'
import { SpreadLine, useVisionChoice } from '../create-meal/vision-choice.tsx'
import { putFood } from '../editing/put-food.ts'
import { NotCounted } from '../estimate/plate/not-counted.tsx'
import { ItemCertainties } from './item-certainties.tsx'

type Props = { image: Image; ingredients: string; onIngredients: (text: string) => void }

/** The figures of what the image shows; computed as soon as the image is ready, and again on request. */
export function ImageFigures({ image, ingredients, onIngredients }: Props) {
  const [answer, setAnswer] = useState<AnalysisAnswer | null>(null)
  const [basis, setBasis] = useState('')
  const { analyze, message, busy } = useAnalysis((analysis, found) => {
    setAnswer(found)
    setBasis(analysis.basis)
  })
  const vision = useVisionChoice(image, ingredients)
  const ready = image.url !== null
  const analyzeFirst = useEffectEvent(() => {
    if (image.prompt) void analyze({ image, ingredients: '', quiet: true })
  })
  useEffect(() => {
    if (ready) analyzeFirst()
  }, [ready])
  return (
    <Panel title="Nutrition Analysis">
      {answer && <Figures answer={answer} />}
      <NotCounted
        suggestions={answer?.suggestions ?? []}
        onUse={(words, { name }) => {
          const changed = putFood(ingredients.trim() || basis, words, name)
          onIngredients(changed)
          return analyze({ image, ingredients: changed, quiet: true })
        }}
      />
      {busy && !answer && <p role="status">Analyzing...</p>}
      {!ready && <p className="text-muted">{analysisProblem(image)}</p>}
      {message && (
        <p role="alert" className="mt-3 font-medium text-danger text-sm">
          {message}
        </p>
      )}
      {ready && (
        <div className="mt-5 border-line border-t pt-5">
          <Field
            label="Ingredients"
            hint={
              image.prompt
                ? 'Leave it empty to use the prompt of the image.'
                : vision.canLook
                  ? 'Leave it empty to have the picture looked at.'
                  : 'Nothing is known of this image: type what is on the plate.'
            }
          >
            <TextArea
              rows={2}
              value={ingredients}
              placeholder={image.prompt || '150 g grilled chicken, 1 cup cooked rice'}
              onChange={(event) => onIngredients(event.target.value)}
            />
          </Field>
          {vision.note && <div className="mt-3">{vision.note}</div>}
          <Button
            look="secondary"
            className="mt-3"
            busy={busy}
            busyText="Analyzing..."
            onClick={async () => {
              await analyze({ image, ingredients, times: vision.times })
              void vision.refresh()
            }}
          >
            <Salad size={20} strokeWidth={1.75} aria-hidden="true" />
            {answer ? 'Analyze again' : 'Analyze Image'}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Figures({ answer }: { answer: AnalysisAnswer }) {
  const { nutritionData, range, items, spread } = answer
  const rest = nutrients.filter((nutrient) => nutrient !== 'calories')
  return (
    <div className="animate-enter">
      <CaloriesLine calories={nutritionData.calories} range={range} />
      {spread && <SpreadLine spread={spread} />}
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {rest.map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-2 border-line border-t py-2">
            <dt className="text-muted">{nutrientWords[nutrient].name}</dt>
            <dd className="font-semibold">
              <Figure value={nutritionData[nutrient]} unit={nutrientWords[nutrient].unit} />
            </dd>
          </div>
        ))}
      </dl>
      <ItemCertainties items={items} />
    </div>
  )
}
