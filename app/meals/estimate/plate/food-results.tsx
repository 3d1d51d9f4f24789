import { type KeyboardEvent, useEffect, useState } from 'react'
import type { FoundFood } from '#app/nutrition/foods/found-food.ts'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { api } from '#app/ui/browser/api-client.ts'

/** How long (ms) typing has to pause before the server is asked. */
const quietTime = 150

const mostFound = 8

export type FoodResultsProps = {
  /** The name as typed; while it is empty, foods like `like` are offered. */
  text: string
  like: string
  onPick: (food: FoundFood) => void
  /** Called when the arrow keys leave the list upwards. */
  onLeave: () => void
}

type Found = { name: string; foods: FoundFood[] } | 'failed' | null

/** The foods that a name may mean, as buttons. */
export function FoodResults({ text, like, onPick, onLeave }: FoodResultsProps) {
  const name = text.trim() || (like.split(' ').at(-1) ?? '')
  const found = useFoods(name)
  return (
    <>
      <p role="status" className="mt-1 text-muted text-sm">
        {statusText(found, name)}
      </p>
      {found && found !== 'failed' && found.foods.length > 0 && (
        <ul
          aria-label="Foods found"
          className="mt-1 max-h-72 overflow-y-auto rounded-field border border-line bg-surface"
          onKeyDown={(event) => moveFocus(event, onLeave)}
        >
          {found.foods.map((food) => (
            <li key={food.foodId} className="border-line border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onPick(food)}
                className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken"
              >
                <span className="min-w-0 font-medium">{food.name}</span>
                {food.kcalPer100g !== null && (
                  <span data-figures className="shrink-0 text-muted text-sm">
                    <Energy kcal={food.kcalPer100g} /> in 100&thinsp;g
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The foods of a name, a moment after it was typed; the last ones stay until then. */
function useFoods(name: string): Found {
  const [found, setFound] = useState<Found>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      try {
        const query = { search: name, limit: mostFound }
        const options = { query, signal, anonymous: true }
        const { foods } = await api.get<{ foods: FoundFood[] }>('/foods', options)
        if (!signal.aborted) setFound({ name, foods })
      } catch (error) {
        if (signal.aborted) return
        console.warn('Foods could not be looked up', error)
        setFound('failed')
      }
    }, quietTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name])
  return found
}

function statusText(found: Found, name: string): string {
  if (found === 'failed') return 'Foods could not be looked up. Please try again.'
  if (found?.name !== name) return 'Searching…'
  const { length } = found.foods
  if (length === 0) return `No food is called “${name}”.`
  return length === 1 ? '1 food found' : `${length} foods found`
}

/** Up and down move between the buttons of a list; up from the first leaves it. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>, onLeave: () => void) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step
  if (next < 0) onLeave()
  else buttons[next]?.focus()
}
