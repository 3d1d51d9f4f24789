import { type Ref, useId, useState } from 'react'
import { maxGrams } from '#app/nutrition/foods/food-choice.ts'
import { typedNumber } from '#platform/text/typed-number.ts'

type Props = {
  label: string
  grams: number
  onChange: (grams: number) => void
  ref?: Ref<HTMLInputElement>
}

/** An input for grams. Invalid text is not passed on, and is reset when the field is left. */
export function GramsInput({ label, grams, onChange, ref }: Props) {
  const [text, setText] = useState<string | null>(null)
  const messageId = useId()
  const wrong = text !== null && readGrams(text) === null
  return (
    <span className="relative block">
      <input
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? messageId : undefined}
        value={text ?? String(grams)}
        className="field-box h-11 pr-8 text-right tabular-nums"
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(null)}
        onChange={(event) => {
          setText(event.target.value)
          const read = readGrams(event.target.value)
          if (read !== null && read !== grams) onChange(read)
        }}
      />
      <span className="pointer-events-none absolute top-2 right-3 text-muted" aria-hidden="true">
        g
      </span>
      {wrong && (
        <span id={messageId} role="alert" className="block font-medium text-danger text-sm">
          0 to {maxGrams} grams
        </span>
      )}
    </span>
  )
}

/** Reads grams from a text; null when it is not a number. */
function readGrams(text: string): number | null {
  const grams = typedNumber(text)
  return grams >= 0 && grams <= maxGrams ? Math.round(grams * 10) / 10 : null
}
