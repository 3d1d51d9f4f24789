import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { FoundFood } from '#app/nutrition/foods/found-food.ts'
import type { FoodResultsProps } from './food-results.tsx'

type Props = {
  /** The name of the field in the form, for pages without scripts. */
  name: string
  label: string
  /** What was typed and is wrong, after the form was sent. */
  typed?: string
  problem?: string | undefined
  /** The food whose like are offered before anything is typed. */
  like?: string
  /** Gets the food; the finder is emptied then. */
  onPick: (food: FoundFood) => void
}

/**
 * A field for the name of a food. With scripts, foods are offered while somebody types; their list is loaded when
 * the field is first used. Enter takes the first, the arrow keys lead into the list.
 */
export function FoodFinder({ name, label, typed = '', problem, like = '', onPick }: Props) {
  const id = useId()
  const [text, setText] = useState(typed)
  const [Results, setResults] = useState<ComponentType<FoodResultsProps> | null>(null)
  const [used, setUsed] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  async function load() {
    setUsed(true)
    if (Results) return
    const { FoodResults } = await import('./food-results.tsx')
    setResults(() => FoodResults)
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const first = list.current?.querySelector('button')
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault()
      first.focus()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      first?.click()
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        value={text}
        autoComplete="off"
        maxLength={100}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="field-box h-11"
        onFocus={load}
        onChange={(event) => {
          setText(event.target.value)
          void load()
        }}
        onKeyDown={onKey}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      <div ref={list}>
        {Results && used && (text || like) !== '' && (
          <Results
            text={text}
            like={like}
            onLeave={() => field.current?.focus()}
            onPick={(food) => {
              // The list, whose button may have the focus, goes away.
              if (list.current?.contains(document.activeElement)) field.current?.focus()
              setText('')
              setUsed(false)
              onPick(food)
            }}
          />
        )}
      </div>
    </div>
  )
}
