import { useState } from 'react'
import type { Suggestion } from '#app/nutrition/nutrition.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { notCountedText } from './not-counted-text.ts'

/** A food that can be chosen for words. */
export type SuggestedFood = Suggestion['foods'][number]

type Props = {
  suggestions: Suggestion[]
  /** Replaces the words by the food; undefined when no more foods can be added. */
  onUse?: (words: string, food: SuggestedFood) => void | Promise<void>
  /** True when the page announces it to screen readers together with other news. */
  quiet?: boolean
  /** True inside a form that takes the choice as `use`, so that the buttons work without JavaScript. */
  asForm?: boolean
}

/** Words that look like food and are not in the figures, with the foods that they may mean. */
export function NotCounted({ suggestions, onUse, quiet, asForm }: Props) {
  const [busy, setBusy] = useState(false)
  const some = suggestions.length > 0
  const near = onUse ? suggestions.filter(({ foods }) => foods.length > 0) : []

  async function use(words: string, food: SuggestedFood) {
    if (busy) return
    setBusy(true)
    try {
      await onUse?.(words, food)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={joinClasses(some && 'mt-4 rounded-field bg-sunken px-4 py-3')}>
      <p role={quiet ? undefined : 'status'} className="break-words">
        {notCountedText(suggestions)}
      </p>
      {some && near.length === 0 && (
        <p className="mt-1 text-muted text-sm">Another name for it may be known.</p>
      )}
      {near.length > 0 && (
        <ul className={joinClasses('print:hidden', !asForm && 'noscript:hidden')}>
          {near.map(({ text, foods }) => (
            <li key={text} className="mt-2 flex flex-wrap items-center gap-2">
              {suggestions.length > 1 && (
                <span className="w-full break-words text-muted text-sm">For “{text}”:</span>
              )}
              {foods.map((food) => (
                <button
                  key={food.foodId}
                  type={asForm ? 'submit' : 'button'}
                  name={asForm ? 'use' : undefined}
                  value={
                    asForm
                      ? `words~${suggestions.findIndex((one) => one.text === text)}~${food.foodId}`
                      : undefined
                  }
                  aria-label={`Use ${food.name} for ${text}`}
                  aria-disabled={busy || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    void use(text, food)
                  }}
                  className={buttonClasses('secondary', 'px-3 text-sm')}
                >
                  Use {food.name}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
