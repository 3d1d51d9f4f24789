import { ChevronDown, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Figure } from '#app/nutrition/figures.tsx'
import { isModelFigured } from '#app/nutrition/model-figures.ts'
import type { Item, Suggestion } from '#app/nutrition/nutrition.ts'
import { roundFigure } from '#app/nutrition/round-nutrition.ts'
import { otherWords } from '#app/nutrition/text/other-words.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { sumOfItems } from '../detail/meal-figures.ts'
import { NotCounted, type SuggestedFood } from '../estimate/plate/not-counted.tsx'
import { FoodPicker } from './food-picker.tsx'
import { GramsInput } from './grams-input.tsx'
import type { ItemChanges } from './use-items.ts'

/** The server accepts no more items. */
const maxItems = 100

type Props = {
  items: Item[]
  changes: ItemChanges
  /** Words of the text that were not understood, with the foods that they may mean. */
  suggestions?: Suggestion[]
  /** Called when a food was chosen for these words. */
  onResolved?: (words: string) => void
}

/** The items of a serving: each food and its amount can be corrected, added and removed. */
export function ItemsEditor({ items, changes, suggestions = [], onResolved }: Props) {
  const focus = useFocusAfter(items.length)
  const full = items.length >= maxItems

  async function addSuggested(words: string, food: SuggestedFood) {
    focus.after(items.length)
    if (await changes.addSuggested(food)) onResolved?.(words)
    else focus.after(null)
  }

  return (
    <div ref={focus.root}>
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            // The key is the index: items have no id, and a corrected one is a new value.
            <ItemRow
              key={rowKey(index)}
              item={item}
              number={index + 1}
              onGrams={(grams) => changes.setGrams(item, grams)}
              onFood={(food) => changes.setFood(item, food)}
              onRemove={() => {
                focus.after(Math.min(index, items.length - 2))
                changes.remove(item)
              }}
            />
          ))}
        </ul>
      )}
      <NotCounted suggestions={suggestions} onUse={full ? undefined : addSuggested} />
      {!full && (
        <div className="mt-3">
          <FoodPicker
            label="Add an ingredient"
            name=""
            className={buttonClasses('secondary')}
            ref={focus.adder}
            onPick={async (food) => {
              focus.after(items.length)
              if (!(await changes.add(food))) focus.after(null)
            }}
          >
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            Add an ingredient
          </FoodPicker>
        </div>
      )}
      {items.length > 0 && <SumLine items={items} />}
      {changes.message && (
        <p role="alert" className="mt-2 font-medium text-danger text-sm">
          {changes.message}
        </p>
      )}
    </div>
  )
}

type RowProps = {
  item: Item
  number: number
  onGrams: (grams: number) => void
  onFood: Parameters<typeof FoodPicker>[0]['onPick']
  onRemove: () => void
}

function ItemRow({ item, number, onGrams, onFood, onRemove }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-2 border-line border-b py-2.5 sm:grid-cols-[minmax(0,1fr)_7rem_5.5rem_2.75rem]">
      <div className="min-w-0 max-sm:col-span-2">
        <FoodPicker
          label={`Ingredient ${number}: ${item.food}`}
          name={item.food}
          alternatives={item.alternatives}
          onPick={onFood}
          className="field-box flex min-h-11 items-center justify-between gap-2 text-left font-medium"
        >
          <span className="wrap-anywhere min-w-0">{item.food}</span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            className="shrink-0 text-muted"
            aria-hidden="true"
          />
        </FoodPicker>
        <ItemDoubt item={item} />
      </div>
      <div className="flex items-center gap-3 max-sm:mt-2 sm:contents">
        <div data-item={number - 1} className="w-28 sm:w-auto">
          <GramsInput label={`Grams of ${item.food}`} grams={item.grams} onChange={onGrams} />
        </div>
        <p className="grow pt-2 text-right max-sm:pt-0">
          <Figure value={roundFigure('calories', item.nutritionData.calories)} unit="kcal" />
        </p>
      </div>
      <button
        type="button"
        aria-label={`Remove ${item.food}`}
        onClick={onRemove}
        className={joinClasses(actionClasses, 'max-sm:mt-2')}
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}

/** What is uncertain about an item: its food, its amount, figures that no source reports. */
function ItemDoubt({ item }: { item: Item }) {
  const parts = [
    otherWords(item) && `read from “${item.text}”`,
    item.confidence < 0.6 && !isModelFigured(item) && `${Math.round(item.confidence * 100)} % sure`,
    isModelFigured(item) && 'figures by the vision model',
    item.gramsAssumed && 'assumed amount',
    item.missing.length > 0 && `no figure of ${item.missing.join(', ')}`,
  ].filter(Boolean)
  return (
    parts.length > 0 && <p className="wrap-anywhere mt-1 text-muted text-sm">{parts.join(' · ')}</p>
  )
}

function SumLine({ items }: { items: Item[] }) {
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  return (
    <p
      role="status"
      className="mt-3 flex items-baseline justify-between gap-4 font-semibold sm:pr-[3.25rem]"
    >
      <span>Sum</span>
      <span className="flex gap-5">
        <Figure value={Math.round(grams)} unit="g" />
        <Figure value={sumOfItems(items).calories} unit="kcal" />
      </span>
    </p>
  )
}

/** Moves the focus to the amount of an item after the number of items has changed; null moves it nowhere. */
function useFocusAfter(count: number) {
  const root = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [goal, setGoal] = useState<{ index: number; count: number } | null>(null)
  useEffect(() => {
    if (!goal || goal.count === count) return
    const amount = root.current?.querySelector<HTMLElement>(`[data-item="${goal.index}"] input`)
    const target = amount ?? adder.current
    target?.focus()
    setGoal(null)
  }, [goal, count])
  return {
    root,
    adder,
    after: (index: number | null) => setGoal(index === null ? null : { index, count }),
  }
}

const rowKey = (index: number) => `item ${index}`
