import { Trash2, Undo2 } from 'lucide-react'
import { ManagedBox, ManagedTable } from '#app/publishing/managing/managed-table.tsx'
import { FactCell, ManagedTableRow } from '#app/publishing/managing/row-cells.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ColumnHead } from '#app/ui/lists/table-head.tsx'
import type { Trashed } from './trash.ts'

type Props = {
  /** Null until they are loaded. */
  items: Trashed[] | null
  busy: boolean
  onRestore: (item: Trashed) => Promise<void>
  onRemove: (item: Trashed) => void
}

const dayText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const day = (iso: string) => dayText.format(new Date(iso))

/** What is in the trash, as a table. */
export function TrashList({ items, busy, onRestore, onRemove }: Props) {
  const page = items && { rows: items, total: items.length, totalPages: 1 }
  const list = { phase: busy ? ('loading' as const) : ('loaded' as const), page }
  return (
    <ManagedBox
      list={list}
      what="deleted things"
      empty={
        <EmptyState heading={null} title="Nothing here." hint="What you delete comes here first." />
      }
    >
      {(rows) => (
        <ManagedTable busy={busy} head={<Head />}>
          {rows.map((item) => (
            <ManagedTableRow key={item._id} className="max-md:grid-cols-[minmax(0,1fr)]">
              <td className="row-title font-semibold desk:w-full">{item.title}</td>
              <FactCell label="Deleted" className="whitespace-nowrap">
                {day(item.deletedAt)}
              </FactCell>
              <FactCell label="Kept until" className="whitespace-nowrap">
                {day(item.endsAt)}
              </FactCell>
              <td className="max-md:col-span-full">
                <span className="-my-1 flex justify-end gap-1">
                  <Button
                    look="quiet"
                    className="px-3"
                    aria-label={`Restore ${item.title}`}
                    onClick={() => onRestore(item)}
                  >
                    <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
                    Restore
                  </Button>
                  <Button
                    look="quiet"
                    className="px-3"
                    aria-label={`Delete ${item.title} for good`}
                    onClick={() => onRemove(item)}
                  >
                    <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
                    Delete
                  </Button>
                </span>
              </td>
            </ManagedTableRow>
          ))}
        </ManagedTable>
      )}
    </ManagedBox>
  )
}

const Head = () => (
  <>
    <ColumnHead name="Title" />
    <ColumnHead name="Deleted" />
    <ColumnHead name="Kept until" />
    <ColumnHead name="Actions" className="w-56 text-right" />
  </>
)
