import { Toolbar as Base } from '@base-ui/react/toolbar'
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react'
import { changeTable, hasHead, placeInTable, type TableChange } from './tables.ts'

const buttons: [TableChange, string][] = [
  ['row-above', 'Row above'],
  ['row-below', 'Row below'],
  ['column-before', 'Column before'],
  ['column-after', 'Column after'],
  ['head', 'Head row'],
  ['remove-row', 'Remove row'],
  ['remove-column', 'Remove column'],
  ['remove-table', 'Remove table'],
]

/** Buttons for the table at the cursor; nothing elsewhere. `controls` is the id of the text. */
export function TableBar({ controls }: { controls: string }) {
  const editor = useSlateStatic()
  // One text, so that the bar only renders again when it changes.
  const state = useSlateSelector(() => {
    const place = placeInTable(editor)
    return place ? (hasHead(place) ? 'head' : 'plain') : ''
  })
  if (!state) return null
  function change(wanted: TableChange) {
    changeTable(editor, wanted)
    // The bar goes with its table, and the focus would go with the bar.
    if (!placeInTable(editor)) ReactEditor.focus(editor)
  }
  return (
    <Base.Root
      aria-label="Table"
      aria-controls={controls}
      className="chip-row flex items-center gap-0.5 overflow-x-auto border-line border-b px-2 py-1"
    >
      {buttons.map(([wanted, name]) => (
        <Base.Button
          key={wanted}
          aria-pressed={wanted === 'head' ? state === 'head' : undefined}
          // A mouse click leaves the focus, and so the selection, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => change(wanted)}
          className="min-h-11 shrink-0 rounded-field px-3 text-sm hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-semibold md:min-h-9"
        >
          {name}
        </Base.Button>
      ))}
    </Base.Root>
  )
}
