import { type ReactNode, useRef } from 'react'
import { buttonClasses } from '#app/ui/button.tsx'
import type { Correct } from '../use-estimate.ts'
import { FoodFinder } from './food-finder.tsx'
import { withFood } from './plate-changes.ts'
import type { NamedFood, PlateRow, Portions } from './plate-rows.ts'

type Props = {
  row: PlateRow
  /** The place of the row in its plate, by which the form names it. */
  place: number
  correct: Correct
}

/** Where there is room, the button stays beside the fields when what it opens needs the whole width. */
const besideFields = '@min-[21.75rem]:absolute top-0 left-71 in-data-calm:left-13'

/** Another food in place of one: the nearest ones as buttons, and any other by its name. */
export function SwapFood({ row, place, correct }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  function use(food: NamedFood, portions?: Portions) {
    correct((plate, known) => withFood(plate, row.key, food, known), {
      label: `food ${row.key} ${food.foodId}`,
      said: `${food.name} in place of ${row.name}`,
      ...(portions && { portions }),
    })
    if (box.current) box.current.open = false
    button.current?.focus()
  }
  return (
    <details
      ref={box}
      open={row.problem !== undefined}
      onToggle={({ currentTarget }) => {
        // Somebody at a keyboard goes on typing; on a touch screen it would cover what is offered.
        const isByKey = currentTarget.open && button.current?.matches(':focus-visible')
        if (isByKey) currentTarget.querySelector('input')?.focus()
      }}
      className="open:w-full"
    >
      <summary
        ref={button}
        aria-label={`Swap ${row.name}`}
        className={buttonClasses('quiet', `cursor-pointer list-none px-3 ${besideFields}`)}
      >
        Swap
      </summary>
      <div className="mt-2 rounded-field bg-sunken p-3">
        <Near foods={row.near} target={`row~${place}`} instead={row.name} onUse={use} />
        <FoodFinder
          name="swap"
          label={`Another food than ${row.name}`}
          problem={row.problem}
          like={row.near.length > 0 ? '' : row.name}
          onPick={(food) => use(food, { [food.foodId]: food.portions })}
        />
      </div>
    </details>
  )
}

type NearProps = {
  foods: readonly NamedFood[]
  /** How the form names what the food is for. */
  target: string
  instead: string
  onUse: (food: NamedFood) => void
}

/** Foods to choose from, as buttons that work as parts of the form too. */
function Near({ foods, target, instead, onUse }: NearProps): ReactNode {
  if (foods.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {foods.map((food) => (
        <button
          key={food.foodId}
          type="submit"
          name="use"
          value={`${target}~${food.foodId}`}
          aria-label={`Use ${food.name} for ${instead}`}
          onClick={(event) => {
            event.preventDefault()
            onUse(food)
          }}
          className={buttonClasses('secondary', 'px-3 text-sm')}
        >
          {food.name}
        </button>
      ))}
    </div>
  )
}
