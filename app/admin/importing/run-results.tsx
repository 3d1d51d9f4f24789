import { type ImportRun, isActive } from '#app/moving/runs/import-run.ts'
import { ColumnHead, HeadRow } from '#app/ui/lists/table-head.tsx'

/** How many entries of each kind are new, changed, the same or failed. */
export function RunTable({ run }: { run: ImportRun }) {
  const rows = Object.entries(run.counts)
  if (rows.length === 0) return null
  const isPlan = run.phase === 'checking' || run.phase === 'checked'
  return (
    <section
      aria-label={isPlan ? 'What an import would do' : 'What the import did'}
      className="mt-4"
    >
      <table className="w-full max-w-[36rem] tabular-nums">
        <thead>
          <HeadRow>
            {['Entries', 'New', 'Changed', 'Same', 'Failed'].map((name) => (
              <ColumnHead key={name} name={name} className="!px-2" />
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {rows.map(([kind, { new: added, changed, same, failed }]) => (
            <tr key={kind} className="border-line border-b last:border-0">
              <th scope="row" className="px-2 py-2 text-left font-medium">
                {kind}
              </th>
              <td className="px-2 py-2">{added}</td>
              <td className="px-2 py-2">{changed}</td>
              <td className="px-2 py-2">{same}</td>
              <td className={failed > 0 ? 'px-2 py-2 font-semibold text-danger' : 'px-2 py-2'}>
                {failed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What there is to say about entries, the failed ones first, and about the file. */
export function RunNotes({ run }: { run: ImportRun }) {
  const { notes, moreNotes, remarks } = run
  const failed = notes.filter(({ result }) => result === 'failed')
  const others = notes.filter(({ result }) => result !== 'failed')
  if (notes.length + remarks.length === 0) return null
  return (
    <div className="mt-4 grid gap-3">
      {remarks.length > 0 && (
        <ul className="list-disc pl-5 text-muted text-sm">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <NoteList title="Failed" notes={failed} open={!isActive(run)} />
      <NoteList title="With remarks" notes={others} open={false} />
      {moreNotes > 0 && <p className="text-muted text-sm">{`and ${moreNotes} more`}</p>}
    </div>
  )
}

type ListProps = { title: string; notes: ImportRun['notes']; open: boolean }

function NoteList({ title, notes, open }: ListProps) {
  if (notes.length === 0) return null
  return (
    <details open={open} className="rounded-field border border-line px-4 py-2">
      <summary className="cursor-pointer py-1 font-medium">{`${title} (${notes.length})`}</summary>
      <ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto text-sm">
        {notes.map(({ kind, name, notes }) => (
          <li key={`${kind} ${name}`} className="break-words">
            <span className="font-medium">{`${kind} ${name}`}</span>
            {notes.map((note) => (
              <span key={note} className="block text-muted">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
