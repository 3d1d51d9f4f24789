import { Merge, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { focusRow, rowIndexOf } from '#app/ui/focus-row.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { ColumnHead, HeadRow } from '#app/ui/lists/table-head.tsx'
import { countedMeals } from '../manage/bulk-words.ts'
import type { LabelKind } from './category.ts'
import { labelPlaces, type UsedLabel } from './label-place.ts'

/** A label and the dialog to open for it. */
export type LabelQuestion = {
  action: 'rename' | 'merge' | 'delete'
  kind: LabelKind
  label: UsedLabel
}

type Props = {
  kind: LabelKind
  labels: UsedLabel[]
  onAdd: () => void
  /** `focusNext` moves the focus to the row that took its place, after the label was removed. */
  onAsk: (question: LabelQuestion, focusNext: () => void) => void
}

const cell = 'px-4 py-2 max-sm:py-0'

/** The labels of one kind as a table. */
export function LabelSection({ kind, labels, onAdd, onAsk }: Props) {
  const section = useRef<HTMLElement>(null)
  const { title, added, one } = labelPlaces[kind]
  function ask(action: LabelQuestion['action'], label: UsedLabel) {
    const index = rowIndexOf(section.current, `Rename ${label.name}`)
    onAsk({ action, kind, label }, () => focusRow(section.current, index))
  }
  return (
    <section ref={section} aria-labelledby={kind}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={kind} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <Button look="secondary" onClick={onAdd}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          {added}
        </Button>
      </div>
      <div className="rounded-card border border-line bg-surface">
        {labels.length === 0 && <p className="px-4 py-6 text-muted">There is no {one} yet.</p>}
        {labels.length > 0 && (
          <table className="w-full max-sm:block">
            <thead className="max-sm:hidden">
              <HeadRow>
                <ColumnHead name="Name" />
                <ColumnHead name="Used by" className="text-right" />
                <ColumnHead name="Actions" className="w-36 text-right" />
              </HeadRow>
            </thead>
            <tbody className="max-sm:block">
              {labels.map((label) => (
                <LabelRow key={label._id} label={label} onAsk={(action) => ask(action, label)} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}

type RowProps = { label: UsedLabel; onAsk: (action: LabelQuestion['action']) => void }

function LabelRow({ label, onAsk }: RowProps) {
  const { name, meals, href, page } = label
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:py-2">
      <td className={joinClasses(cell, 'font-semibold [overflow-wrap:anywhere]')}>
        {name}
        {page && <span className="block font-normal text-muted text-sm">{page}</span>}
      </td>
      <td
        className={joinClasses(
          cell,
          'whitespace-nowrap tabular-nums max-sm:order-1 max-sm:text-sm sm:text-right',
        )}
      >
        {meals > 0 ? (
          <Link to={href} aria-label={`${countedMeals(meals)}: ${name}`} className="text-link">
            {countedMeals(meals)}
          </Link>
        ) : (
          <span className="text-muted">No meal</span>
        )}
      </td>
      <td className={joinClasses(cell, 'max-sm:row-span-2')}>
        <span className="-mr-3 flex justify-end">
          <RowButton name={`Rename ${name}`} Icon={Pencil} onPress={() => onAsk('rename')} />
          {page === null && (
            <>
              <RowButton name={`Merge ${name}`} Icon={Merge} onPress={() => onAsk('merge')} />
              <RowButton name={`Delete ${name}`} Icon={Trash2} onPress={() => onAsk('delete')} />
            </>
          )}
        </span>
      </td>
    </tr>
  )
}

type ButtonProps = { name: string; Icon: typeof Pencil; onPress: () => void }

const RowButton = ({ name, Icon, onPress }: ButtonProps) => (
  <button type="button" aria-label={name} title={name} onClick={onPress} className={actionClasses}>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
  </button>
)
