import { useState } from 'react'
import { drawnAlt, drawnCaption } from '#app/images/drawn/drawn-text.ts'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { Meal } from '../meal.ts'
import { useRetries } from '../portions/plate-strip.ts'
import { portionWords } from '../portions/portion.ts'
import { PortionPlate } from '../portions/portion-plate.tsx'

type Props = {
  meal: Meal
  /** The foods that the picture shows, where it is an illustration. */
  drawn: string[] | null
  /** The address of the plates of its portions; null without them. */
  plates: string | null
  portion: number
}

/** The picture of a meal, which follows the portion. Its plates load when the portion is first changed. */
export function MealImage({ meal, drawn, plates, portion }: Props) {
  const moved = useMoved(portion)
  const { broken, loaded, onLoad, onError } = useRetries(plates)
  // The lines below the picture have their room from the start, so that nothing moves when it comes.
  const toCome = isToCome(meal.imageUrl)
  const origin = toCome ? 'illustration' : meal.image?.origin
  return (
    <figure>
      <div className="lg:sticky lg:top-6 print:static">
        <div className="relative overflow-hidden rounded-card max-lg:-mx-5 max-lg:rounded-none">
          <SmartImage
            set={meal.image}
            src={meal.imageUrl}
            alt={meal.imageAlt || (drawn ? drawnAlt(drawn, meal.title) : meal.title)}
            sizes="(min-width: 77.5rem) 576px, (min-width: 64rem) 46vw, 94vw"
            loading="first"
            className="aspect-square max-lg:aspect-4/3 print:aspect-21/9"
          />
          {plates && moved && !broken && (
            <PortionPlate
              src={plates}
              title={meal.title}
              {...{ portion, loaded, onLoad, onError }}
            />
          )}
        </div>
        {origin && (
          <figcaption className="mt-2 text-muted text-sm">
            {drawn && (
              <span className={joinClasses('block text-ink', toCome && 'invisible')}>
                {drawnCaption(drawn)}
              </span>
            )}
            {origin === 'ai' ? (
              'AI image, made from the words for this meal. A real plate may look different.'
            ) : (
              <IllustrationOf portion={loaded ? portion : 1} />
            )}
          </figcaption>
        )}
      </div>
    </figure>
  )
}

/** The line about an illustration. An invisible longest one keeps its room, so that nothing moves. */
function IllustrationOf({ portion }: { portion: number }) {
  const { name } = useSiteInfo()
  const line = (words: string) => `Illustration of ${words} by ${name}, made from the ingredients`
  return (
    <span className="grid *:[grid-area:1/1]">
      <span>{line(portionWords(portion))}</span>
      <span className="invisible" aria-hidden="true">
        {line(portionWords(1.75))}
      </span>
    </span>
  )
}

/** True once the portion differed from the first one. */
function useMoved(portion: number): boolean {
  const [first] = useState(portion)
  const [moved, setMoved] = useState(false)
  if (!moved && portion !== first) setMoved(true)
  return moved
}
