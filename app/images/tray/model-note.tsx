import { formatUsd } from '#app/ui/format-usd.ts'
import type { ImageModelStatus } from '../making/image-model-status.ts'

type Props = {
  model: ImageModelStatus
  /** Number of images that the next click requests. */
  images: number
}

/** Shows the cost of the next click; nothing for the built-in illustrator. */
export function ModelNote({ model, images }: Props) {
  if (model.source === 'illustrator') return null
  return (
    <p className="border-line border-t pt-3 text-muted text-sm tabular-nums">
      AI images by <span className="break-all font-mono">{model.name}</span>.{' '}
      {model.problem ? (
        <span role="alert" className="font-medium text-danger">
          {model.problem}
        </span>
      ) : (
        <>
          {priceText(model, images)} {monthText(model)}
        </>
      )}
    </p>
  )
}

function priceText({ pricePerImageUsd: price }: ImageModelStatus, images: number): string {
  if (price === null) return 'What one costs is not known here.'
  if (price === 0) return 'They cost nothing.'
  const each = `About ${formatUsd(price)} each`
  return images > 1 ? `${each}, ${formatUsd(price * images)} for ${images}.` : `${each}.`
}

function monthText({ monthSpentUsd: spent, monthLimitUsd: limit }: ImageModelStatus): string {
  if (limit === null) return `${formatUsd(spent)} spent this month.`
  return `${formatUsd(spent)} of ${formatUsd(limit)} spent this month.`
}
