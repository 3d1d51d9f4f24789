import { Dices, Trash2 } from 'lucide-react'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ListedImage } from '../image.ts'
import { dayOf, nameOfImage, originWords } from '../tray/image-words.ts'

type Props = { image: ListedImage; onVary: () => void; onDelete: () => void }

/** One image with its origin, its uses and its actions. */
export function ManagedImage({ image, onVary, onDelete }: Props) {
  const name = nameOfImage(image)
  return (
    <li
      data-row
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <Face image={image} />
      <div className="flex grow flex-col gap-2 p-3">
        <h2 className="line-clamp-2 font-medium font-sans text-sm leading-5" title={name}>
          <Link to={`/admin/analyze/${image._id}`} className="text-link">
            {name}
          </Link>
        </h2>
        <dl className="text-muted text-sm">
          <Fact name="Made">{dayOf(image)}</Fact>
          <Fact name="From">{originOfImage(image)}</Fact>
          <Fact name="Use">{describeUses(image.uses)}</Fact>
        </dl>
        <div className="mt-auto flex flex-wrap items-center gap-1">
          {image.url && (
            <Link
              to={`/admin/create?image=${image._id}`}
              className={buttonClasses('secondary', 'grow px-2 text-sm')}
            >
              Use<span className="sr-only"> {name} for a new meal</span>
            </Link>
          )}
          {image.prompt && (
            <Button
              look="quiet"
              className="px-3"
              aria-label={`Same prompt, new seed: ${name}`}
              title="Same prompt, new seed"
              onClick={onVary}
            >
              <Dices size={20} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          )}
          <Button
            look="quiet"
            className="px-3"
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={onDelete}
          >
            <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
      </div>
    </li>
  )
}

function Face({ image }: { image: ListedImage }) {
  if (image.url) {
    return (
      <SmartImage
        set={image.files}
        src={image.imageUrl}
        alt=""
        sizes="(min-width: 64rem) 16rem, 45vw"
        className="aspect-square"
      />
    )
  }
  const failed = image.imageUrl === 'failed'
  return (
    <p className="grid aspect-square place-items-center bg-sunken p-4 text-center text-muted text-sm">
      {failed
        ? (image.error ?? 'The image could not be made')
        : `Being made, ${Math.round(image.progress * 100)}%`}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="sr-only">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function originOfImage(image: ListedImage): string {
  const seed = image.seed === null ? '' : `, seed ${image.seed}`
  return `${originWords(image)}${seed}`
}

const describeUses = (uses: number) =>
  uses === 0 ? 'Not used' : uses === 1 ? 'Used once' : `Used ${uses} times`
