import { useId, useState } from 'react'
import { entryPortions, typedPortion } from '../entries/day-entry.ts'

const usualPortions = [
  { portion: 0.5, name: 'Half' },
  { portion: 1, name: 'One' },
  { portion: 2, name: 'Double' },
]

type Props = { title: string; portion: number; onPortion: (portion: number) => void }

/** The number of servings of an entry: a usual one by a button, or any number by a field. */
export function PortionField({ title, portion, onPortion }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ServingsInput title={title} portion={portion} onPortion={onPortion} />
      <fieldset aria-label={`Usual portions of ${title}`} className="flex gap-1.5">
        {usualPortions.map(({ portion: usual, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={usual === portion}
            onClick={() => onPortion(usual)}
            className="min-h-11 rounded-full border border-field-line px-3.5 font-medium text-sm transition-colors hover:border-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** Invalid text is not passed on, and is reset when the field is left. */
function ServingsInput({ title, portion, onPortion }: Props) {
  const [text, setText] = useState<string | null>(null)
  const messageId = useId()
  const wrong = text !== null && typedPortion(text) === null
  return (
    <span className="relative block w-32">
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Servings of ${title}`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? messageId : undefined}
        value={text ?? String(portion)}
        className="field-box h-11 pr-19 tabular-nums"
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(null)}
        onChange={(event) => {
          setText(event.target.value)
          const read = typedPortion(event.target.value)
          if (read !== null && read !== portion) onPortion(read)
        }}
      />
      <span className="pointer-events-none absolute top-2 right-3 text-muted" aria-hidden="true">
        {portion === 1 ? 'serving' : 'servings'}
      </span>
      {wrong && (
        <span id={messageId} role="alert" className="block font-medium text-danger text-sm">
          {entryPortions.least} to {entryPortions.most} servings
        </span>
      )}
    </span>
  )
}
