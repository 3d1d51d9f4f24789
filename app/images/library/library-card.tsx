import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { Image } from '../image.ts'
import { dayOf, nameOfImage, originWords } from '../tray/image-words.ts'

type Props = { image: Image; onUse: () => void; onRemake?: () => void }

/** One earlier image with its prompt and actions. */
export function LibraryCard({ image, onUse, onRemake }: Props) {
  const name = nameOfImage(image)
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line">
      <SmartImage
        set={image.files}
        src={image.imageUrl}
        alt=""
        sizes="(min-width: 64rem) 13rem, 45vw"
        className="aspect-square"
      />
      <div className="flex grow flex-col gap-2 p-3">
        <p className="line-clamp-3 text-sm leading-5" title={name}>
          {name}
        </p>
        <p className="flex flex-wrap justify-between gap-x-2 text-muted text-sm">
          <span>
            {image.prompt && `${originWords(image)}, `}
            {dayOf(image)}
          </span>
          <Link to={`/admin/analyze/${image._id}`} className="text-link">
            Details<span className="sr-only"> of {name}</span>
          </Link>
        </p>
        <div className="mt-auto grid gap-2">
          <Button look="secondary" className="px-2 text-sm" onClick={onUse}>
            Use again
          </Button>
          {image.prompt && onRemake && (
            <Button look="quiet" className="px-1 text-sm" onClick={onRemake}>
              Same prompt, new seed
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
