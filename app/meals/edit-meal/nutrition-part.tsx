import { useState } from 'react'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { FigureFields } from '../editing/figure-fields.tsx'
import { ItemsEditor } from '../editing/items-editor.tsx'
import type { EditMeal } from './use-edit-meal.ts'
import type { SaveMeal } from './use-save-meal.ts'

type Props = { screen: EditMeal; saving: SaveMeal }

/** The ingredients of a serving with their amounts, and the seven figures. */
export function NutritionPart({ screen, saving }: Props) {
  const { fields, change, itemChanges, suggestions, setSuggestions } = screen
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="items-heading">
        <h3 id="items-heading" className="font-sans font-semibold text-base">
          Ingredients
        </h3>
        <ItemsEditor
          items={fields.items}
          changes={itemChanges}
          suggestions={suggestions}
          onResolved={(words) => setSuggestions((now) => now.filter(({ text }) => text !== words))}
        />
        <IngredientReader screen={screen} />
      </section>
      <section aria-labelledby="figures-heading">
        <h3 id="figures-heading" className="mb-3 font-sans font-semibold text-base">
          Figures
        </h3>
        <FigureFields serving={fields} onChange={change} problemOf={saving.problemOf} />
      </section>
    </div>
  )
}

/** Reads a text as ingredients with amounts; open when the meal only has names of ingredients. */
function IngredientReader({ screen }: Pick<Props, 'screen'>) {
  const { base, fields, changeItems, setSuggestions } = screen
  const [text, setText] = useState(
    fields.items.length > 0 ? '' : base.detectedIngredients.join(', '),
  )
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function read() {
    if (text.trim() === '') return setError('Please type the ingredients')
    setBusy(true)
    setError(null)
    try {
      const { items, suggestions } = await api.post<Estimate>('/nutrition/analyze', {
        ingredients: text,
      })
      changeItems(() => items)
      setSuggestions(suggestions)
    } catch (failure) {
      const signedOut = failure instanceof ApiError && failure.status === 401
      setError(signedOut ? null : messageOf(failure, 'Failed to read the ingredients'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className="mt-4" open={fields.items.length === 0}>
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
        Read ingredients from a text
      </summary>
      <Field
        label="Ingredients as text"
        hint="Amounts such as 150 g make the figures more exact. What is read takes the place of the ingredients above."
        error={error}
        className="mt-2"
      >
        <TextArea
          rows={2}
          value={text}
          placeholder="150 g grilled chicken, 1 cup cooked rice"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex justify-end">
        <Button look="secondary" busy={busy} busyText="Reading..." onClick={read}>
          Read ingredients
        </Button>
      </div>
    </details>
  )
}
