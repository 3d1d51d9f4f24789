import type { ReactNode } from 'react'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { stripStyle, type useRetries } from './plate-strip.ts'
import { comparedPortions } from './portion.ts'

export type PortionPlatesProps = {
  /** A picture with plates side by side, and how far its loading is. */
  src: string
  strip: ReturnType<typeof useRetries>
  /** The portion of each plate of the picture, from left to right. */
  steps: readonly number[]
  /** The calories of one serving. */
  calories: number
  /** The chosen portion, and the function to choose another. Without them the plates are only shown. */
  portion?: number
  onPortion?: (portion: number) => void
}

/** Half, one and double in a row, each with its energy. */
export function PortionPlates({ calories, portion, onPortion, ...picture }: PortionPlatesProps) {
  const { broken, loaded } = picture.strip
  return (
    <>
      <ul className="mt-2 grid grid-cols-3 gap-2 sm:gap-3" aria-busy={!loaded && !broken}>
        {comparedPortions.map(({ portion: own, name }) => (
          <li key={own}>
            <Choice chosen={own === portion} onChoose={onPortion && (() => onPortion(own))}>
              <Plate {...picture} portion={own} />
              <span className="mt-1.5 block font-medium leading-6">{name}</span>
              <span data-figures className="block text-muted text-sm">
                <Energy kcal={Math.round(calories * own)} />
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {broken && 'The plates could not be drawn just now.'}
      </p>
    </>
  )
}

type PlateProps = Pick<PortionPlatesProps, 'src' | 'strip' | 'steps'> & { portion: number }

function Plate({ src, strip: { broken, loaded, onError, onLoad }, steps, portion }: PlateProps) {
  return (
    <span className="relative block aspect-square overflow-hidden rounded-field bg-line/40">
      {!broken && (
        <img
          src={src}
          alt=""
          decoding="async"
          className={joinClasses('absolute top-0 left-0 max-w-none', !loaded && 'invisible')}
          style={stripStyle(steps, portion)}
          onError={onError}
          onLoad={onLoad}
        />
      )}
    </span>
  )
}

type ChoiceProps = { chosen: boolean; onChoose?: () => void; children: ReactNode }

/** One of the plates; a button where it can be chosen. */
function Choice({ chosen, onChoose, children }: ChoiceProps) {
  const box = 'block w-full rounded-field border p-1.5 text-left'
  if (!onChoose) return <div className={joinClasses(box, 'border-line')}>{children}</div>
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={joinClasses(
        box,
        chosen ? 'border-ink bg-surface' : 'border-line hover:border-field-line',
      )}
    >
      {children}
    </button>
  )
}
