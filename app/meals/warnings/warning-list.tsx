import { NoteList } from '#app/publishing/saving/note-list.tsx'
import type { Warning } from './warnings.ts'

type Props<Fields> = { warnings: Warning<Fields>[]; onFix: (fields: Partial<Fields>) => void }

/** What looks wrong, each with a button that fixes it where one press can; it never keeps a meal from being saved. */
export const WarningList = <Fields,>({ warnings, onFix }: Props<Fields>) => (
  <NoteList
    name="Worth a look"
    takesFocus
    notes={warnings.map(({ about, text, fix }) => ({
      ...{ key: about, text },
      action: fix && { label: fix.label, run: () => onFix(fix.fields) },
    }))}
  />
)
