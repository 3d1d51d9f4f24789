import { Eye, EyeOff, Tags, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { BulkAction } from '../editing/bulk.ts'
import { countedMeals } from './bulk-words.ts'
import { CategoriseDialog, type Named } from './categorise-dialog.tsx'
import type { ChangeMeals } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  selection: Selection
  changeMeals: ChangeMeals
  /** All categories, to add some to the selected meals. */
  categories: Named[]
}

/** Selects all meals of the page, and applies an action to the selected ones. */
export function BulkBar({ selection, changeMeals, categories }: Props) {
  const { chosen } = selection
  const [running, setRunning] = useState<BulkAction | null>(null)
  const [asking, setAsking] = useState<'delete' | 'categorise' | null>(null)
  const box = useRef<HTMLInputElement>(null)

  async function change(action: BulkAction, added?: string[]) {
    if (running) return
    setRunning(action)
    selection.drop(await changeMeals(action, chosen, added))
    setRunning(null)
    // The button that was pressed disappears with the selection, so the checkbox gets the focus.
    requestAnimationFrame(() => box.current?.focus())
  }

  return (
    <div
      className={joinClasses(
        'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border-line border-b bg-surface px-4 py-2',
        chosen.length > 0 && 'sticky top-0 z-20',
      )}
    >
      <SelectAll selection={selection} ref={box} />
      <span role="status" className="font-semibold text-sm tabular-nums md:ml-auto">
        {chosen.length > 0 && `${countedMeals(chosen.length)} selected`}
      </span>
      {chosen.length > 0 && (
        <div className="-mx-2 flex flex-wrap gap-1 max-md:w-full">
          <BulkButton action="publish" running={running} onPress={() => change('publish')} />
          <BulkButton action="unpublish" running={running} onPress={() => change('unpublish')} />
          <BulkButton
            action="categorise"
            running={running}
            onPress={() => setAsking('categorise')}
          />
          <BulkButton action="delete" running={running} onPress={() => setAsking('delete')} />
        </div>
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(null)}
        question={
          chosen.length === 1
            ? 'Are you sure you want to delete this meal?'
            : `Are you sure you want to delete these ${countedMeals(chosen.length)}?`
        }
        detail={chosen.map(({ title }) => title).join(', ')}
        confirm="Delete"
        onConfirm={() => change('delete')}
      />
      <CategoriseDialog
        open={asking === 'categorise'}
        onClose={() => setAsking(null)}
        meals={countedMeals(chosen.length)}
        categories={categories}
        onChoose={(added) => change('categorise', added)}
      />
    </div>
  )
}

type SelectAllProps = { selection: Selection; ref: React.RefObject<HTMLInputElement | null> }

function SelectAll({ selection: { chosen, all, toggleAll }, ref }: SelectAllProps) {
  return (
    <label className="flex min-h-10 items-center gap-3 text-sm">
      <input
        ref={(input) => {
          ref.current = input
          if (input) input.indeterminate = chosen.length > 0 && !all
        }}
        type="checkbox"
        checked={all}
        onChange={toggleAll}
        className="size-5 accent-accent"
      />
      Select all on this page
    </label>
  )
}

const faces = {
  publish: { name: 'Publish', Icon: Eye },
  unpublish: { name: 'Unpublish', Icon: EyeOff },
  categorise: { name: 'Add to categories', Icon: Tags },
  delete: { name: 'Delete', Icon: Trash2 },
}

type ButtonProps = {
  action: keyof typeof faces
  running: BulkAction | null
  onPress: () => void
}

function BulkButton({ action, running, onPress }: ButtonProps) {
  const { name, Icon } = faces[action]
  return (
    <Button look="quiet" className="px-3" busy={running !== null} onClick={onPress}>
      {running !== action && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      {name}
    </Button>
  )
}
