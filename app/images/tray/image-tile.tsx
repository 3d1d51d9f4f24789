import { Check, RotateCw, X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { type Tile, tileProgress, tileState } from './image-tray.ts'

type Props = {
  tile: Tile
  /** Position in the tray, from 1. */
  number: number
  group: string
  selected: boolean
  onSelect: () => void
  onRetry: () => void
  onDiscard: () => void
}

/** One image of the tray: a picture as a radio button, with its actions. */
export function ImageTile(props: Props) {
  const { tile, number, group, selected, onSelect, onRetry, onDiscard } = props
  const state = tileState(tile)
  const words = tile.prompt || tile.image?.prompt || 'Your own image'
  return (
    <li
      className={joinClasses(
        'relative flex scroll-mt-4 scroll-mb-44 flex-col overflow-hidden rounded-card border bg-surface has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2',
        selected ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <label className={joinClasses('grow', state === 'ready' && 'cursor-pointer')}>
        <input
          type="radio"
          name={group}
          className="sr-only"
          checked={selected}
          disabled={state !== 'ready'}
          onChange={onSelect}
        />
        <TilePicture tile={tile} />
        <span className="block px-3 py-2.5">
          <span className="line-clamp-2 text-sm leading-5">
            <span className="sr-only">Image {number}: </span>
            {words}
          </span>
        </span>
      </label>
      {selected && <SelectedMark />}
      <button
        type="button"
        aria-label={`Discard image ${number}`}
        onClick={onDiscard}
        className="absolute top-2 right-2 grid size-9 place-items-center rounded-full border border-line bg-surface text-muted hover:text-ink"
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {state === 'failed' && (
        <div className="px-3 pb-3">
          <Button look="secondary" className="w-full" onClick={onRetry}>
            <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
            Retry
          </Button>
        </div>
      )}
      {tile.image === null && <NullImageCover number={number} onSelect={onSelect} />}
    </li>
  )
}

function TilePicture({ tile }: { tile: Tile }) {
  const state = tileState(tile)
  if (state === 'pending') return <Pending progress={tileProgress(tile)} />
  if (state === 'failed') return <Failed reason={tile.image?.error ?? null} />
  return (
    <SmartImage
      set={tile.image?.files ?? null}
      src={tile.image?.imageUrl ?? ''}
      alt=""
      sizes="(min-width: 48rem) 14rem, 45vw"
      loading="eager"
      className="aspect-square animate-enter"
    />
  )
}

function Pending({ progress }: { progress: number }) {
  return (
    <span className="flex aspect-square flex-col items-center justify-center gap-5 bg-sunken px-6">
      <EmptyPlate className="w-2/3 max-w-36 animate-breathe text-muted" />
      <ProgressBar value={progress} label="Generating" className="w-full" />
    </span>
  )
}

function Failed({ reason }: { reason: string | null }) {
  return (
    <span className="flex aspect-square flex-col items-center justify-center gap-2 overflow-hidden bg-sunken px-3 text-center text-muted text-sm">
      <EmptyPlate className={reason ? 'w-1/3 max-w-20' : 'w-1/2 max-w-32'} />
      <span className="font-medium text-ink">Image unavailable</span>
      {reason && (
        <span className="line-clamp-5" title={reason}>
          {reason}
        </span>
      )}
    </span>
  )
}

function SelectedMark() {
  return (
    <span className="pointer-events-none absolute top-2 left-2 flex h-9 items-center gap-1.5 rounded-full bg-accent px-2.5 font-semibold text-on-accent text-sm">
      <Check size={18} strokeWidth={2.25} aria-hidden="true" />
      <span className="pr-0.5 max-sm:sr-only">Selected</span>
    </span>
  )
}

type CoverProps = { number: number; onSelect: () => void }

/** Covers a tile without an image, whose radio button is disabled, and explains that when pressed. */
function NullImageCover({ number, onSelect }: CoverProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Image ${number} is not there yet`}
      onClick={onSelect}
      className="absolute inset-x-0 top-12 aspect-4/3"
    />
  )
}
