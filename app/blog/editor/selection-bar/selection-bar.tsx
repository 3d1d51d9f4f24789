import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Editor, Range } from 'slate'
import { ReactEditor, useFocused, useSlate } from 'slate-react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { isBlockOn } from '../blocks.ts'
import type { PostEditor } from '../document.ts'
import { Floating } from '../floating/floating.tsx'
import { keysText } from '../keyboard/key-names.ts'
import { useKeys } from '../keyboard/use-keys.ts'
import type { Command } from '../shortcuts.ts'
import { takeSelection } from '../take-selection.ts'
import { type BarItem, barItems, isItemOn } from './bar-items.ts'

type Props = { onCommand: (command: Command) => void }

/**
 * What is most often done with selected text, above it. Alt+F10 moves the focus into the bar, or where there is
 * none into that of the table or the toolbar; Escape closes it. Where nothing can hover, the device shows a bar of its own.
 */
export function SelectionBar({ onCommand }: Props) {
  const editor = useSlate()
  const box = useRef<HTMLDivElement>(null)
  const isFocused = useFocused()
  const isPressed = useMousePressed(box)
  const [isInside, setInside] = useState(false)
  const [closedAt, setClosedAt] = useState<Range | null>(null)
  const at = isFocused || isInside ? selectedText(editor) : null
  const isClosed = at !== null && closedAt !== null && Range.equals(at, closedAt)
  const isOpen = at !== null && !isClosed && !isPressed && hovers()

  useKeys('selection', (event) => {
    if (event.key === 'F10' && event.altKey) {
      takeSelection(editor)
      const bar = isOpen ? box.current : toolbarOf(editor)
      bar?.querySelector<HTMLElement>('button')?.focus()
      return true
    }
    if (event.key !== 'Escape' || !isOpen) return false
    setClosedAt(at)
    return true
  })

  if (!isOpen) return null
  return (
    <Floating editor={editor} at={at} prefer="above" box={box} className="z-[5]">
      <div
        role="menubar"
        aria-label="Selected text"
        tabIndex={-1}
        onFocus={() => setInside(true)}
        onBlur={({ relatedTarget }) =>
          setInside(relatedTarget instanceof Node && box.current?.contains(relatedTarget) === true)
        }
        onKeyDown={(event) => {
          if (moveFocus(event, box.current)) event.preventDefault()
          if (event.key !== 'Escape') return
          event.preventDefault()
          setClosedAt(at)
          ReactEditor.focus(editor)
        }}
        className="flex gap-0.5 rounded-card border border-line bg-surface p-1 shadow-float"
      >
        {barItems.map((item, index) => (
          <Item
            key={item.name}
            item={item}
            isOn={isItemOn(editor, item)}
            isFirst={index === 0}
            onUse={() => onCommand(item.command)}
          />
        ))}
      </div>
    </Floating>
  )
}

type ItemProps = { item: BarItem; isOn: boolean; isFirst: boolean; onUse: () => void }

const Item = ({ item: { name, Icon, keys }, isOn, isFirst, onUse }: ItemProps) => (
  <button
    type="button"
    role="menuitemcheckbox"
    aria-checked={isOn}
    tabIndex={isFirst ? 0 : -1}
    title={keys && keysText(keys)}
    // A mouse click leaves the focus, and so the selection, in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onUse}
    className={joinClasses(
      'grid size-9 place-items-center rounded-field',
      isOn ? 'bg-ink text-paper' : 'hover:bg-sunken',
    )}
  >
    <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    <span className="sr-only">{name}</span>
  </button>
)

/** The selection if it is of text that can be formatted. */
function selectedText(editor: PostEditor): Range | null {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection) || isBlockOn(editor, 'code-block')) return null
  return Editor.string(editor, selection).trim() === '' ? null : selection
}

const hovers = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** The toolbar that is tied to the text; that of the table, which comes last, if the cursor is in one. */
function toolbarOf(editor: PostEditor): HTMLElement | undefined {
  const { id } = ReactEditor.toDOMNode(editor, editor)
  const bars = `[role="toolbar"][aria-controls="${CSS.escape(id)}"]`
  return [...document.querySelectorAll<HTMLElement>(bars)].at(-1)
}

/** Moves between the buttons with the arrow keys, Home and End. False for another key. */
function moveFocus({ key }: KeyboardEvent, bar: HTMLElement | null): boolean {
  const buttons = [...(bar?.querySelectorAll('button') ?? [])]
  const now = buttons.findIndex((button) => button.isSameNode(document.activeElement))
  const last = buttons.length - 1
  const places: Record<string, number> = {
    ArrowRight: now === last ? 0 : now + 1,
    ArrowLeft: now <= 0 ? last : now - 1,
    Home: 0,
    End: last,
  }
  const place = places[key]
  if (place === undefined) return false
  buttons[place]?.focus()
  return true
}

/** True while a mouse button is held outside of the bar, with which a selection may be growing. */
function useMousePressed(bar: RefObject<HTMLElement | null>): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const note = ({ type, target }: PointerEvent) => {
      const isInBar = target instanceof Node && bar.current?.contains(target)
      setPressed(type === 'pointerdown' && !isInBar)
    }
    const types = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const type of types) window.addEventListener(type, note)
    return () => {
      for (const type of types) window.removeEventListener(type, note)
    }
  }, [bar])
  return isPressed
}
