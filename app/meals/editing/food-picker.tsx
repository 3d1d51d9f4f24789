import { Combobox } from '@base-ui/react/combobox'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Figure } from '#app/nutrition/figures.tsx'
import type { FoodChoice } from '#app/nutrition/foods/food-choice.ts'
import { type Alternatives, type FoodSearch, useFoodSearch } from './use-food-search.ts'

type Props = {
  /** The button's name for screen readers. */
  label: string
  /** The current food; empty when one is to be added. Similar foods are offered first. */
  name: string
  /** Other foods that the words may mean; offered before all others. */
  alternatives?: Alternatives
  onPick: (food: FoodChoice) => void
  className: string
  ref?: Ref<HTMLButtonElement>
  /** The content of the button. */
  children: ReactNode
}

/** A button that opens a list of foods to search by name. */
export function FoodPicker(props: Props) {
  const { label, name, alternatives = [], onPick, className, ref, children } = props
  const [typed, setTyped] = useState('')
  const foods = useFoodSearch()
  // The list opens beside its button in the document, so that screen readers find it there too.
  const place = useRef<HTMLDivElement>(null)

  function begin(open: boolean) {
    setTyped('')
    if (open) foods.searchClose(name, alternatives)
  }

  function type(text: string) {
    setTyped(text)
    if (text.trim() === '') foods.searchClose(name, alternatives)
    else foods.search(text)
  }

  return (
    <Combobox.Root<FoodChoice>
      items={foods.foods}
      filter={null}
      autoHighlight
      value={null}
      onValueChange={(food) => food && onPick(food)}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && type(text)}
      onOpenChange={begin}
      itemToStringLabel={(food) => food.name}
    >
      <Combobox.Trigger ref={ref} aria-label={label} className={className}>
        {children}
      </Combobox.Trigger>
      <div ref={place} />
      <Combobox.Portal container={place}>
        <Combobox.Positioner sideOffset={4} align="start" className="z-30 outline-none">
          <Combobox.Popup
            aria-label="Choose a food"
            className="w-[max(var(--anchor-width),20rem)] max-w-[var(--available-width)] overflow-hidden rounded-field border border-line bg-surface shadow-float"
          >
            <Combobox.Input
              aria-label="Name of the food"
              placeholder="Name of the food"
              className="h-12 w-full border-line border-b bg-transparent px-3.5 outline-none placeholder:text-muted"
            />
            <Combobox.Status>
              <StatusText foods={foods} typed={typed} />
            </Combobox.Status>
            <Combobox.List className="max-h-[min(calc(var(--available-height)-3.25rem),18rem)] overflow-y-auto overscroll-contain">
              {(food: FoodChoice) => <Choice key={food._id} food={food} />}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function Choice({ food }: { food: FoodChoice }) {
  return (
    <Combobox.Item
      value={food}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 outline-none data-highlighted:bg-sunken"
    >
      <span className="min-w-0 font-medium">{food.name}</span>
      {food.calories !== null && (
        <span className="shrink-0 text-muted text-sm">
          <Figure value={food.calories} unit="kcal" /> in 100&thinsp;g
        </span>
      )}
    </Combobox.Item>
  )
}

function StatusText({ foods, typed }: { foods: FoodSearch; typed: string }) {
  const text = statusText(foods, typed)
  return text && <p className="px-3.5 py-2.5 text-muted text-sm">{text}</p>
}

function statusText({ foods, phase }: FoodSearch, typed: string): string | null {
  if (phase === 'failed') return 'Foods could not be looked up. Please try again.'
  if (foods.length > 0) return null
  if (phase === 'searching') return 'Searching…'
  return phase === 'found' ? `No food is called “${typed}”.` : 'Type the name of a food.'
}
