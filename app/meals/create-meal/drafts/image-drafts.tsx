import { Files, RotateCw } from 'lucide-react'
import type { Tile } from '#app/images/tray/image-tray.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type DraftRow, type ImageDrafts as Drafts, drawnTiles } from './use-image-drafts.ts'

type Props = { drafts: Drafts; tiles: Tile[]; multi: boolean }

/** Makes drafts of all pictures at once, in multi-prompt mode, and lists how far each is. */
export function ImageDrafts({ drafts, tiles, multi }: Props) {
  const { rows, busy } = drafts
  const ready = drawnTiles(tiles).length
  const offered = multi && (ready > 1 || busy)
  if (!offered && rows.length === 0) return null
  const made = rows.filter(({ state }) => state === 'made').length
  return (
    <div className="mt-5 grid gap-3 border-line border-t pt-5">
      {offered && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 basis-64 grow text-muted text-sm">
            Each becomes a meal of its own, with figures and all that is proposed. Nobody sees it
            before you publish it.
          </p>
          <Button look="secondary" busy={busy} busyText="Making drafts..." onClick={drafts.makeAll}>
            <Files size={20} strokeWidth={1.75} aria-hidden="true" />
            Make all {ready} as drafts
          </Button>
        </div>
      )}
      <p role="status" className="text-sm empty:hidden">
        {rows.length > 0 && `${made} of ${rows.length} drafts made`}
      </p>
      {rows.length > 0 && (
        <ul aria-label="Drafts of the pictures" className="grid gap-1">
          {rows.map((row) => (
            <DraftLine key={row.imageId} row={row} onRetry={() => drafts.retry(row.imageId)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function DraftLine({ row, onRetry }: { row: DraftRow; onRetry: () => void }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5 last:border-b-0">
      <SmartImage
        set={row.files}
        src={row.imageUrl}
        alt=""
        sizes="48px"
        className="size-12 shrink-0 rounded-field"
      />
      <span className="min-w-0 grow basis-40">
        {row.state === 'made' ? (
          <Link to={`/admin/meals/edit/${row.mealId}`} className="text-link font-semibold">
            {row.title}
          </Link>
        ) : (
          <span className="line-clamp-2">{row.words}</span>
        )}
        <DraftState row={row} />
      </span>
      {row.state === 'failed' && (
        <Button look="secondary" aria-label={`Retry ${row.words}`} onClick={onRetry}>
          <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
          Retry
        </Button>
      )}
    </li>
  )
}

function DraftState({ row }: { row: DraftRow }) {
  if (row.state === 'failed') {
    return <span className="block font-medium text-danger text-sm">{row.reason}</span>
  }
  if (row.state === 'making') {
    return (
      <span className="flex items-center gap-2 text-muted text-sm">
        <Spinner size={16} />
        Making the draft
      </span>
    )
  }
  const text = row.state === 'waiting' ? 'Waits' : row.isNew ? 'Draft made' : 'Was a meal already'
  return <span className="block text-muted text-sm">{text}</span>
}
