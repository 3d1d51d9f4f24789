import type { RefObject } from 'react'
import { useEnergyReference } from '#app/day/reference/use-energy-reference.ts'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { NutritionList } from '../detail/nutrition-list.tsx'
import { CalorieNeeds } from '../portions/calorie-needs.tsx'
import { findNamed } from './plate/find-named.ts'
import { withAdded } from './plate/plate-changes.ts'
import { PlateForm } from './plate/plate-form.tsx'
import type { NamedFood } from './plate/plate-rows.ts'
import type { EstimateTool } from './use-estimate.ts'
import { useFiguresOf } from './use-shown-figures.ts'

type Props = {
  tool: EstimateTool
  /** The section of the foods, which gets the focus when a button that was pressed disappears. */
  section: RefObject<HTMLElement | null>
  /** The classes of figures that may be out of date. */
  fade: string
}

/** The foods of the plate, which can be corrected, and all its figures. */
export function PlateFoods({ tool, section, fade }: Props) {
  const { shown, rows, undo } = tool

  async function use(words: string, food: NamedFood) {
    if (shown.plate) {
      const found = await findNamed(food)
      tool.correct((now) => withAdded(now, found, words), {
        label: `use ${words}`,
        said: `${food.name} added for ${words}`,
        portions: { [food.foodId]: found.portions },
      })
    } else tool.putIn(words, food.name)
    section.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="page-width mt-14 grid gap-x-16 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <section
          ref={section}
          id="plate-foods"
          aria-label="Foods of this plate"
          tabIndex={-1}
          className="scroll-mt-6"
        >
          <PlateForm
            shown={shown}
            rows={rows}
            unknown={shown.plate?.unknown ?? shown.estimate?.suggestions ?? []}
            correct={tool.correct}
            undo={undo}
            onUse={use}
            section={section}
          />
        </section>
        {shown.estimate && (
          <div className={fade}>
            <AllFigures estimate={shown.estimate} />
          </div>
        )}
      </div>
      {shown.estimate && (
        <div className={fade}>
          <ShareOfDay estimate={shown.estimate} />
        </div>
      )}
    </>
  )
}

function AllFigures({ estimate }: { estimate: Estimate }) {
  const { nutritionData, items, amount } = useFiguresOf(estimate)
  return <NutritionList data={nutritionData} items={items} amount={amount} />
}

function ShareOfDay({ estimate }: { estimate: Estimate }) {
  const { nutritionData, amount } = useFiguresOf(estimate)
  const { reference } = useEnergyReference()
  return <CalorieNeeds calories={nutritionData.calories} amount={amount} reference={reference} />
}
