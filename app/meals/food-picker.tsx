import { Combobox } from '@base-ui/react/combobox'
import { type Ref, useState } from 'react'
import type { FoodChoice } from '#app/nutrition/food-choice.ts'
import { Figure } from './figures.tsx'
import { type FoodSearch, useFoodSearch } from './use-food-search.ts'

type Props = {
  label: string
  /** The food that is there; empty where one is to be added. */
  name: string
  placeholder?: string
  onPick: (food: FoodChoice) => void
  ref?: Ref<HTMLInputElement>
}

/** A field that finds foods while their names are typed. Opened on a food, it offers those close to it. */
export function FoodPicker({ label, name, placeholder, onPick, ref }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const foods = useFoodSearch()

  function setOpen(open: boolean) {
    if (open && typed === null) foods.searchClose(name)
    // What was typed without choosing a food is no food.
    if (!open) setTyped(null)
  }

  return (
    <Combobox.Root<FoodChoice>
      items={foods.foods}
      filter={null}
      autoHighlight
      value={null}
      onValueChange={(food) => {
        setTyped(null)
        if (food) onPick(food)
      }}
      inputValue={typed ?? name}
      onInputValueChange={(text, { reason }) => {
        if (reason !== 'input-change') return
        setTyped(text)
        foods.search(text)
      }}
      onOpenChange={setOpen}
      itemToStringLabel={(food) => food.name}
    >
      <Combobox.Input
        ref={ref}
        aria-label={label}
        placeholder={placeholder}
        className="field-box h-11"
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
      />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
          <Combobox.Popup className="w-[var(--anchor-width)] min-w-64 max-w-[var(--available-width)] overflow-hidden rounded-field border border-line bg-surface shadow-float">
            <Combobox.Status>
              <StatusText foods={foods} typed={typed} />
            </Combobox.Status>
            <Combobox.List className="max-h-[min(var(--available-height),20rem)] overflow-y-auto overscroll-contain">
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

function StatusText({ foods, typed }: { foods: FoodSearch; typed: string | null }) {
  const text = statusText(foods, typed)
  return text && <p className="px-3.5 py-2.5 text-muted text-sm">{text}</p>
}

function statusText({ foods, phase }: FoodSearch, typed: string | null): string | null {
  if (phase === 'failed') return 'Foods could not be looked up. Please try again.'
  if (foods.length > 0) return null
  if (phase === 'searching') return 'Searching…'
  return phase === 'found' ? `No food is called “${typed ?? ''}”.` : 'Type the name of a food.'
}
