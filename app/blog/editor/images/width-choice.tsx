import { joinClasses } from '#app/ui/join-classes.ts'
import { type ShownWidth, shownWidths } from '../../content/blocks.ts'

/** The names of the widths on the screen. */
export const widthNames: Record<ShownWidth, string> = {
  normal: 'As the text',
  wide: 'Wide',
  full: 'Whole window',
}

/** How much of the text's width each covers in its drawing. */
const bars: Record<ShownWidth, string> = { normal: 'w-6', wide: 'w-9', full: 'w-full' }

type Props = { value: ShownWidth; onChange: (width: ShownWidth) => void }

/** The width of an image on the page, each with a small drawing. */
export function WidthChoice({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold leading-6">Width on the page</legend>
      <div className="grid grid-cols-3 gap-2">
        {shownWidths.map((width) => (
          <label
            key={width}
            className="relative grid min-h-11 cursor-pointer justify-items-center gap-2 rounded-field border border-field-line px-2 py-2.5 text-center text-sm leading-5 hover:border-ink hover:bg-sunken has-[:checked]:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 has-[:checked]:ring-1 has-[:checked]:ring-ink"
          >
            <input
              type="radio"
              name="image-width"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={value === width}
              onChange={() => onChange(width)}
            />
            <span
              aria-hidden="true"
              className="grid w-14 justify-items-center gap-0.5 rounded-small bg-sunken py-1"
            >
              <span className="h-0.5 w-6 bg-field-line" />
              <span className={joinClasses('h-3 bg-muted', bars[width])} />
              <span className="h-0.5 w-6 bg-field-line" />
            </span>
            {widthNames[width]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
