import { Toolbar as Base } from '@base-ui/react/toolbar'
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { Mark } from '../content/text-schemas.ts'
import { type BlockChoice, isBlockOn } from './blocks.ts'
import type { PostEditor } from './document.ts'
import type { InsertChoice } from './inserts/block-choices.ts'
import { InsertMenu } from './inserts/insert-menu.tsx'
import { keysText } from './keyboard/key-names.ts'
import { linkAt } from './links.ts'
import { isMarkOn } from './marks.ts'
import { canIndent, canOutdent, indentItem, outdentItem } from './nested-lists.ts'
import { type Command, carryOut } from './shortcuts.ts'

const markButtons: [Mark, string, LucideIcon, string][] = [
  ['bold', 'Bold', Bold, 'Mod+B'],
  ['italic', 'Italic', Italic, 'Mod+I'],
  ['underline', 'Underline', Underline, 'Mod+U'],
  ['code', 'Code', Code, 'Mod+`'],
]

const blockButtons: [BlockChoice, string, LucideIcon, string][] = [
  ['heading-one', 'Heading one', Heading1, '# and a space'],
  ['heading-two', 'Heading two', Heading2, '## and a space'],
  ['heading-three', 'Heading three', Heading3, '### and a space'],
  ['block-quote', 'Quote', Quote, '> and a space'],
  ['numbered-list', 'Numbered list', ListOrdered, '1. and a space'],
  ['bulleted-list', 'Bulleted list', List, '- and a space'],
]

type Props = {
  /** The id of the editor's text. */
  controls: string
  onLink: () => void
  onImage: () => void
  onInsert: (choice: InsertChoice) => void
}

/** The editor's toolbar: one tab stop, with arrow keys to move between buttons. */
export function Toolbar({ controls, onLink, onImage, onInsert }: Props) {
  const editor = useSlateStatic()
  const on = useSlateSelector(stateOf)
  const isOn = (name: string) => on.split(' ').includes(name)
  const run = (command: Command) => () => carryOut(editor, command)
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  return (
    <Base.Root
      aria-label="Formatting"
      aria-controls={controls}
      className="chip-row flex items-center gap-0.5 overflow-x-auto rounded-t-card border-line border-b bg-surface px-2 py-1.5"
    >
      {markButtons.map(([mark, name, Icon, keys]) => (
        <Tool key={mark} {...{ name, Icon, keys }} pressed={isOn(mark)} onUse={run({ mark })} />
      ))}
      <Divider />
      {blockButtons.map(([block, name, Icon, keys]) => (
        <Tool key={block} {...{ name, Icon, keys }} pressed={isOn(block)} onUse={run({ block })} />
      ))}
      {isTouched && <LevelTools isOn={isOn} />}
      <Divider />
      <Tool name="Link" Icon={Link} keys="Mod+K" pressed={isOn('link')} onUse={onLink} />
      <Tool name="Insert image" Icon={ImagePlus} onUse={onImage} />
      <InsertMenu onChoose={onInsert} />
      <Divider />
      <Tool
        name="Undo"
        Icon={Undo2}
        keys="Mod+Z"
        disabled={!isOn('undo')}
        onUse={run({ action: 'undo' })}
      />
      <Tool
        name="Redo"
        Icon={Redo2}
        keys="Mod+Shift+Z"
        disabled={!isOn('redo')}
        onUse={run({ action: 'redo' })}
      />
    </Base.Root>
  )
}

/** What Tab and Shift+Tab do in a list, for keyboards of phones, which have no Tab. */
function LevelTools({ isOn }: { isOn: (name: string) => boolean }) {
  const editor = useSlateStatic()
  return (
    <>
      <Tool
        name="List item deeper"
        Icon={ListIndentIncrease}
        disabled={!isOn('deeper')}
        onUse={() => indentItem(editor)}
      />
      <Tool
        name="List item higher"
        Icon={ListIndentDecrease}
        disabled={!isOn('higher')}
        onUse={() => outdentItem(editor)}
      />
    </>
  )
}

/** The names of everything that is on as one text, so that the buttons only render again when it changes. */
function stateOf(editor: PostEditor): string {
  return [
    ...markButtons.flatMap(([mark]) => (isMarkOn(editor, mark) ? [mark] : [])),
    ...blockButtons.flatMap(([block]) => (isBlockOn(editor, block) ? [block] : [])),
    canIndent(editor) && 'deeper',
    canOutdent(editor) && 'higher',
    linkAt(editor) && 'link',
    editor.history.undos.length > 0 && 'undo',
    editor.history.redos.length > 0 && 'redo',
  ]
    .filter(Boolean)
    .join(' ')
}

type ToolProps = {
  name: string
  Icon: LucideIcon
  keys?: string
  pressed?: boolean
  disabled?: boolean
  onUse: () => void
}

/** A mouse click leaves the focus, and so the selection, in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function Tool({ name, Icon, keys, pressed, disabled, onUse }: ToolProps) {
  return (
    <Base.Button
      aria-label={name}
      aria-pressed={pressed}
      title={keys ? `${name} (${keysText(keys)})` : name}
      disabled={disabled}
      onMouseDown={keepFocus}
      onClick={onUse}
      className={joinClasses(
        'grid size-11 shrink-0 place-items-center rounded-field transition-colors aria-disabled:opacity-40 pointer-fine:size-8.5',
        pressed ? 'bg-ink text-paper' : 'text-ink not-aria-disabled:hover:bg-sunken',
      )}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Base.Button>
  )
}

const Divider = () => (
  <Base.Separator className="mx-1 h-6 w-px shrink-0 bg-line" orientation="vertical" />
)
