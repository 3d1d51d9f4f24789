import { ArrowLeftIcon, ArrowRightIcon, CheckIcon, CloseIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { mealPath } from '../meal-path.ts'
import { comparePath, moved } from './compare-address.ts'
import type { ComparedMeal } from './compared-meal.ts'

type HeadProps = {
  meals: ComparedMeal[]
  /** What the figures are for: "One serving". */
  amount: string
}

/** The head of each column: picture and title of the meal, and links to move and to remove it. */
export function CompareHead({ meals, amount }: HeadProps) {
  const slugs = meals.map(({ slug }) => slug)
  return (
    <thead>
      <tr>
        <td className="align-bottom text-muted">{amount}</td>
        {meals.map((meal, index) => (
          <th key={meal.slug} scope="col" className="pb-1">
            <SmartImage
              set={meal.image}
              src={meal.imageUrl}
              alt=""
              sizes="(min-width: 48rem) 270px, 160px"
              loading="eager"
              className="aspect-square rounded-field"
            />
            <Link to={mealPath(meal.slug)} className="mt-3 block font-serif hover:underline">
              {meal.title}
            </Link>
            {meal.checked && (
              <span className="mt-1 flex gap-1 font-normal text-muted text-sm">
                <CheckIcon size={14} className="mt-0.5 shrink-0" />
                {meal.checked}
              </span>
            )}
            <ColumnLinks title={meal.title} slugs={slugs} index={index} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

type LinksProps = { title: string; slugs: string[]; index: number }

function ColumnLinks({ title, slugs, index }: LinksProps) {
  const links = [
    {
      name: `Move ${title} to the left`,
      slugs: moved(slugs, index, -1),
      Icon: ArrowLeftIcon,
      shown: index > 0,
    },
    {
      name: `Move ${title} to the right`,
      slugs: moved(slugs, index, 1),
      Icon: ArrowRightIcon,
      shown: index < slugs.length - 1,
    },
    {
      name: `Remove ${title}`,
      slugs: slugs.toSpliced(index, 1),
      Icon: CloseIcon,
      shown: true,
    },
  ]
  return (
    <span className="-ml-3 flex print:hidden">
      {links
        .filter(({ shown }) => shown)
        .map(({ name, slugs, Icon }) => (
          <Link
            key={name}
            to={comparePath(slugs)}
            preventScrollReset
            aria-label={name}
            className="grid size-11 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon />
          </Link>
        ))}
    </span>
  )
}
