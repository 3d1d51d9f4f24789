import { type RefObject, useEffect, useRef } from 'react'
import { Figure } from '#app/nutrition/figures.tsx'
import type { Item, NutritionData, Suggestion } from '#app/nutrition/nutrition.ts'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { Button } from '#app/ui/button.tsx'
import { shortNames } from '../../detail/macro-bar.tsx'
import { macros } from '../../portions/energy.ts'
import { estimatePath } from '../estimate-address.ts'
import { noSuchFood } from '../loaded-estimate.ts'
import type { Correct, Shown } from '../use-estimate.ts'
import { FoodFinder } from './food-finder.tsx'
import { NotCounted } from './not-counted.tsx'
import { withAdded } from './plate-changes.ts'
import { PlateRowView, roomy } from './plate-row.tsx'
import type { NamedFood, PlateRow } from './plate-rows.ts'

type Props = {
  shown: Shown
  rows: PlateRow[]
  unknown: Suggestion[]
  correct: Correct
  /** Brings the plate before the last change back; null when there is none. */
  undo: (() => void) | null
  /** Uses a food for words that are not understood. */
  onUse: (words: string, food: NamedFood) => void | Promise<void>
  /** Gets the focus when the button that was pressed disappears. */
  section: RefObject<HTMLElement | null>
}

/**
 * The foods of a plate with the fields that correct them. A plain GET form; with JavaScript the figures follow each
 * change.
 */
export function PlateForm(props: Props) {
  const { shown, rows, unknown, correct, undo, onUse, section } = props
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, rows, correct)
  const focusSection = () => section.current?.focus({ preventScroll: true })
  return (
    <form
      ref={form}
      action={`${estimatePath}#plate-foods`}
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" aria-hidden="true" tabIndex={-1} className="sr-only">
        Update figures
      </button>
      <input type="hidden" name="text" value={shown.text} />
      <Heading
        change={shown.change}
        undo={
          undo &&
          (() => {
            undo()
            focusSection()
          })
        }
      />
      <PlateTable {...props} onRemoved={focusSection} />
      {unknown.map(({ text }) => (
        <input key={text} type="hidden" name="unknown" value={text} />
      ))}
      <NotCounted suggestions={unknown} quiet asForm onUse={onUse} />
      <div className="mt-5 print:hidden">
        <FoodFinder
          name="add"
          label="Add a food"
          typed={shown.notAdded ?? ''}
          problem={shown.notAdded && noSuchFood(shown.notAdded)}
          onPick={(food) =>
            correct((plate) => withAdded(plate, food), {
              label: `add ${food.foodId}`,
              said: `${food.name} added`,
              portions: { [food.foodId]: food.portions },
            })
          }
        />
        <Button type="submit" look="secondary" className="mt-4 hidden noscript:inline-flex">
          Update figures
        </Button>
      </div>
    </form>
  )
}

/** Takes over amounts and units that were changed before the scripts were loaded. */
function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  rows: PlateRow[],
  correct: Correct,
) {
  const first = useRef(true)
  useEffect(() => {
    if (!first.current || !form.current) return
    first.current = false
    const typed = new FormData(form.current)
    const [amounts, units] = [typed.getAll('amount'), typed.getAll('unit')]
    const isChanged = rows.some(
      ({ amount, unit }, place) => amount !== amounts[place] || unit !== units[place],
    )
    if (!isChanged || amounts.length !== rows.length) return
    correct(
      (plate) => ({
        ...plate,
        rows: plate.rows.map((row, place) => ({
          ...row,
          amount: String(amounts[place]),
          unit: String(units[place]),
        })),
      }),
      { label: 'typed before' },
    )
  })
}

function Heading({ change, undo }: { change: string; undo: (() => void) | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 id="ingredients-heading" className="text-xl">
        Ingredients
      </h2>
      <p className="flex items-center gap-3 print:hidden">
        <span role="status" className="text-muted text-sm">
          {change}
        </span>
        {undo && (
          <Button look="secondary" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
            Undo
          </Button>
        )}
      </p>
    </div>
  )
}

function PlateTable({ shown, rows, correct, onRemoved }: Props & { onRemoved: () => void }) {
  const items = rows.flatMap(({ key }) => shown.items.get(key) ?? [])
  return (
    <div className="@container">
      <p className="mt-1 text-muted text-sm">
        What the figures are made of. Correct what is not right.
      </p>
      <table className="mt-4 w-full">
        <thead>
          <tr className="border-line border-y text-muted text-sm">
            <HeadCell left>Food</HeadCell>
            <HeadCell>Amount</HeadCell>
            {macros.map((macro) => (
              <HeadCell key={macro} extra={roomy}>
                {shortNames[macro]}
              </HeadCell>
            ))}
            <HeadCell last>Energy</HeadCell>
          </tr>
        </thead>
        {rows.map((row, place) => (
          <PlateRowView
            key={row.key}
            row={row}
            place={place}
            item={shown.items.get(row.key)}
            portions={shown.portions}
            correct={correct}
            onRemoved={onRemoved}
          />
        ))}
        {shown.estimate && <TotalRow items={items} figures={shown.estimate.nutritionData} />}
      </table>
      {rows.length === 0 && <p className="py-3">Nothing is on this plate. Add a food below.</p>}
      <p className="mt-1 text-muted text-sm">
        {items.some((item) => item.gramsAssumed) &&
          '≈ marks an assumed amount: the usual one, where none was given. '}
        Figures:{' '}
        <a href="https://fdc.nal.usda.gov" className="text-link">
          USDA FoodData Central
        </a>
        .
      </p>
    </div>
  )
}

type HeadCellProps = { left?: boolean; last?: boolean; extra?: string; children: string }

function HeadCell({ left, last, extra = '', children }: HeadCellProps) {
  const side = left ? 'text-left' : 'text-right'
  return (
    <th
      data-figures={left ? undefined : ''}
      scope="col"
      className={`py-2 font-medium ${side} ${last ? '' : 'pr-4'} ${extra}`}
    >
      {children}
    </th>
  )
}

function TotalRow({ items, figures }: { items: Item[]; figures: NutritionData }) {
  const grams = Math.round(items.reduce((sum, item) => sum + item.grams, 0))
  return (
    <tfoot data-figures>
      <tr className="font-semibold">
        <th scope="row" className="py-3 pr-4 text-left">
          Total
        </th>
        <td className="py-3 pr-4 text-right">
          <Figure value={grams} unit="g" />
        </td>
        {macros.map((macro) => (
          <td key={macro} className={`py-3 pr-4 text-right ${roomy}`}>
            <Figure value={figures[macro]} unit="g" />
          </td>
        ))}
        <td className="py-3 text-right">
          <Energy kcal={figures.calories} />
        </td>
      </tr>
    </tfoot>
  )
}
