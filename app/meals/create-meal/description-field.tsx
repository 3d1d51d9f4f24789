import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { standardDescription } from '../warnings/warnings.ts'
import { ProposedMark } from './proposing/proposed-mark.tsx'
import type { CreateMeal } from './use-create-meal.ts'

/** The description, empty for the standard one; a sentence of the foods is proposed beside it. */
export function DescriptionField({ screen: { fields, change } }: { screen: CreateMeal }) {
  const { description, proposal } = fields
  const proposed = description.trim() === '' ? proposal?.description : ''
  return (
    <div>
      <Field label="Description" hint="Left empty, visitors read the standard sentence.">
        <TextArea
          rows={2}
          maxLength={5000}
          value={description}
          placeholder={standardDescription}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      {proposed && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ProposedMark />
          <span className="min-w-0 grow basis-56">{proposed}</span>
          <Button
            look="secondary"
            aria-label="Use the proposed description"
            onClick={() => change({ description: proposed })}
          >
            Use
          </Button>
        </div>
      )}
    </div>
  )
}
