import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { MealCard } from '../catalogue/meal-card.tsx'
import { Receipt } from '../detail/ingredients-table.tsx'
import { byHandOf, figureNumbers } from '../portions/serving.ts'
import type { MealForm } from './publish-meal.ts'

type Props = {
  form: MealForm
  /** What is read out in place of the picture; empty when it is the title. */
  alt: string
}

/** The card and the receipt as visitors will see them, and what is read out in place of the picture. */
export function LivePreview({ form, alt }: Props) {
  const { image, serving } = form
  return (
    <aside aria-labelledby="preview-heading">
      <h2 id="preview-heading" className="mb-3 font-medium font-sans text-base text-muted">
        As visitors will see it
      </h2>
      {image ? <CardPreview form={form} /> : <NoCard />}
      {image && alt && (
        <p className="mt-3 text-muted text-sm">Read out in place of the picture: “{alt}”</p>
      )}
      {serving.items.length > 0 && (
        <div
          inert
          className="mt-6 animate-enter rounded-card border border-line bg-surface px-5 pb-2 pt-4"
        >
          <h3 className="text-lg">Ingredients</h3>
          <Receipt
            items={serving.items}
            figures={figureNumbers(serving.figures)}
            byHand={byHandOf(serving)}
          />
        </div>
      )}
    </aside>
  )
}

function CardPreview({ form }: Pick<Props, 'form'>) {
  const { title, image, categories, mealType, serving } = form
  const { calories, carbohydrates, protein, fat } = figureNumbers(serving.figures)
  const card = {
    slug: '',
    title: title.trim() || 'Title of the meal',
    imageUrl: '',
    alt: form.imageAlt.trim(),
    image: null,
    mealType: mealType?.name ?? null,
    category: categories[0]?.name ?? null,
    calories,
    carbohydrates,
    protein,
    fat,
    checked: null,
  }
  return (
    <>
      <div inert>
        <MealCard
          meal={card}
          picture={{ set: image?.files ?? null, src: image?.imageUrl ?? '' }}
          sizes="20rem"
          loading="eager"
        />
      </div>
      {calories === 0 && (
        <p className="mt-3 text-muted text-sm">
          Without figures the meal is published with 0 calories.
        </p>
      )}
    </>
  )
}

function NoCard() {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border-2 border-line border-dashed px-6 py-14 text-center text-muted">
      <EmptyPlate className="w-32" />
      The card appears here once an image is selected.
    </div>
  )
}
