import { useState } from 'react'
import type { Image } from '#app/images/image.ts'
import { useImageModel } from '#app/images/tray/use-image-model.ts'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import { formatUsd } from '#app/ui/format-usd.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'

/**
 * Whether a vision model would look at an image, how often, and at what cost. `note` is shown before the
 * button that starts it; null when the words already say what is on the plate.
 */
export function useVisionChoice(image: Image | null, ingredients: string) {
  const { model, ask } = useImageModel()
  const [thrice, setThrice] = useState(false)
  const vision = model?.vision ?? null
  const looks = vision !== null && Boolean(image?.url) && !image?.prompt && !ingredients.trim()
  const note = vision && looks && (
    <div className="text-sm">
      <p className="text-muted">
        The picture is looked at by <span className="break-all font-mono">{vision.name}</span>
        {!vision.problem && priceWords(vision.pricePerLookUsd, thrice ? 3 : 1)}.
      </p>
      {vision.problem && (
        <p role="alert" className="mt-1 font-medium text-danger">
          {vision.problem}
        </p>
      )}
      <Checkbox
        label="Look three times and take the middle"
        checked={thrice}
        onChange={(event) => setThrice(event.target.checked)}
      />
    </div>
  )
  const times = looks && thrice ? (3 as const) : undefined
  return { note: note || null, times, canLook: vision !== null, refresh: ask }
}

function priceWords(usd: number | null, times: number): string {
  if (usd === null) return ', at a price that is not known here'
  if (usd === 0) return ''
  return `, at ${formatUsd(usd * times)} at most`
}

/** How far the results of several looks differ. */
export function SpreadLine({ spread }: { spread: NonNullable<Analysis['spread']> }) {
  const { looks, low, high } = spread
  return (
    <p className="mt-1 text-muted text-sm tabular-nums">
      {looks} looks at the picture: {figureText(low.calories)} to {figureText(high.calories)} kcal.
      These figures are the ones in the middle.
    </p>
  )
}
