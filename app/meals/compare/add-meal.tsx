import { Form } from 'react-router'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { cardPicture, type MealCardData } from '../catalogue/meal-card-data.ts'
import { compareHome, comparePath } from './compare-address.ts'

type Props = {
  /** The meals that are compared already. */
  slugs: string[]
  search: string
  /** The meals that the search found, or suggested ones without a search. */
  offered: MealCardData[]
}

/** Searches for a meal to add, as a plain GET form, and lists the meals that were found. */
export function AddMeal({ slugs, search, offered }: Props) {
  return (
    <section aria-labelledby="add-heading" className="max-w-2xl print:hidden">
      <h2 id="add-heading" className="mb-3 text-xl">
        {headings[slugs.length] ?? 'Add a meal'}
      </h2>
      <Form action={compareHome} method="get" preventScrollReset autoComplete="off">
        {slugs.length > 0 && <input type="hidden" name="meals" value={slugs.join(',')} />}
        <SearchField
          key={search}
          label="Search meals to compare"
          placeholder="Search meals or ingredients"
          search={search}
        />
      </Form>
      <p role="status" className="mt-3 text-muted text-sm">
        {resultText(search, offered.length)}
      </p>
      <ul className="mt-2">
        {offered.map((meal) => (
          <OfferedMeal key={meal.slug} meal={meal} slugs={slugs} />
        ))}
      </ul>
    </section>
  )
}

/** By how many meals are there already. */
const headings = ['Find a meal', 'Choose one to compare it with']

function OfferedMeal({ meal, slugs }: { meal: MealCardData; slugs: string[] }) {
  return (
    <li className="border-line border-b">
      <Link
        to={comparePath([...slugs, meal.slug])}
        className="flex items-center gap-3 py-2 hover:underline"
      >
        <SmartImage
          {...cardPicture(meal)}
          alt=""
          sizes="48px"
          className="size-12 shrink-0 rounded-field"
        />
        <span className="min-w-0 grow font-medium">
          <span className="sr-only">Add </span>
          {meal.title}
        </span>
        <span data-figures className="text-sm">
          <Energy kcal={meal.calories} />
        </span>
      </Link>
    </li>
  )
}

function resultText(search: string, count: number): string {
  if (search === '') return count > 0 ? 'Some to begin with:' : ''
  if (count === 0) return `No other meal matches “${search}”. Try another word.`
  return `${count} ${count === 1 ? 'meal matches' : 'meals match'} “${search}”:`
}
