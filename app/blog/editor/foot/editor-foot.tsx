import { Maximize2, Search } from 'lucide-react'
import type { Find } from '../finding/use-find.ts'
import type { FocusMode } from '../focus-mode/use-focus-mode.ts'
import { ShortcutsButton } from '../shortcut-list/shortcuts-button.tsx'
import { FootButton } from './foot-button.tsx'
import { WordCount } from './word-count.tsx'

type Props = { find: Find; focusMode: FocusMode; backToText: () => void }

/** The line below the text: what is not about formatting, and how long the text is. */
export const EditorFoot = ({ find, focusMode, backToText }: Props) => (
  <div className="flex flex-wrap items-center gap-x-1 border-line border-t px-2 py-1">
    <FootButton name="Find and replace" Icon={Search} onUse={() => find.open('replace')} />
    <FootButton name="Focus mode" Icon={Maximize2} onUse={focusMode.enter} />
    <ShortcutsButton backToText={backToText} />
    <WordCount />
  </div>
)
