import type { RefObject } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Link } from '#app/ui/link.tsx'
import { estimateAddress, estimatePath, exampleTexts } from './estimate-address.ts'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  problem: string | null
  onFocus: () => void
  onType: () => void
  onSubmit: () => void
}

/** The form for the plate's text. A plain GET form; with JavaScript the figures follow the typing. */
export function EstimateForm({ field, text, problem, onFocus, onType, onSubmit }: Props) {
  return (
    <search>
      <form
        action={estimatePath}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Field
          label="What is on the plate"
          hint="Name the foods, with amounts where you know them: grams, ounces, cups, slices."
          error={problem}
        >
          <TextArea
            ref={field}
            name="text"
            rows={5}
            defaultValue={text}
            onFocus={onFocus}
            onInput={onType}
            placeholder="150 g grilled chicken, 1 cup rice, a side salad"
            className="h-26 text-lg leading-8 md:h-auto"
          />
        </Field>
        <Button type="submit" className="mt-4 px-6 print:hidden">
          Estimate
        </Button>
      </form>
    </search>
  )
}

/** Example plates, as links. */
export function Examples() {
  return (
    <nav aria-label="Examples" className="print:hidden">
      <h2 className="font-sans font-semibold text-base">Or begin with one of these</h2>
      <ul className="mt-2">
        {exampleTexts.map((example) => (
          <li key={example} className="border-line border-b last:border-b-0">
            <Link
              to={estimateAddress(example) ?? estimatePath}
              preventScrollReset
              className="block py-2.5 leading-6 underline decoration-1 decoration-field-line underline-offset-4 hover:decoration-2 hover:decoration-accent"
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
