import { useEffect, useId, useReducer } from 'react'
import { Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { ReactEditor, useFocused, useSlate } from 'slate-react'
import type { PostEditor } from '../document.ts'
import { Floating } from '../floating/floating.tsx'
import { OptionList, useActiveOption } from '../floating/option-list.tsx'
import { type ChoiceLine, choicesFor, type InsertChoice } from '../inserts/block-choices.ts'
import { useKeys } from '../keyboard/use-keys.ts'
import { forgetSlash, slashQuery } from './slash-query.ts'

type Props = { onChoose: (choice: InsertChoice) => void }

/** The list of blocks that a typed slash opens, filtered by the letters behind it. */
export function SlashMenu({ onChoose }: Props) {
  const editor = useSlate()
  const isFocused = useFocused()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const id = useId()
  const query = isFocused ? slashQuery(editor) : null
  const choices = query ? choicesFor(query.typed) : []
  const options = useActiveOption(id, choices.length, query?.typed ?? '')
  const isOpen = query !== null && choices.length > 0
  useOptionInText(editor, isOpen ? id : null, options.activeId)

  function choose({ choice }: ChoiceLine) {
    if (!query) return
    forgetSlash(editor)
    // A step of its own: one undo gives back the typed letters.
    HistoryEditor.withNewBatch(editor, () => {
      Transforms.delete(editor, { at: query.range })
      onChoose(choice)
    })
  }

  useKeys('list', (event) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false
    if (options.move(event)) return true
    const chosen = choices[options.index]
    if (event.key === 'Escape') {
      forgetSlash(editor)
      render()
      return true
    }
    if (!chosen || event.shiftKey || (event.key !== 'Enter' && event.key !== 'Tab')) return false
    choose(chosen)
    return true
  })

  if (!isOpen) return null
  return (
    <Floating
      editor={editor}
      at={{ anchor: query.range.anchor, focus: query.range.anchor }}
      prefer="below"
      always
      className="z-20 max-h-72 w-64 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float"
    >
      <OptionList
        id={id}
        label="Blocks"
        options={choices}
        keyOf={({ choice }) => choice}
        active={options.index}
        onActivate={options.activate}
        onChoose={choose}
      >
        {({ name, Icon, keys }) => (
          <>
            <Icon size={20} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
            {name}
            {keys && <kbd className="ml-auto text-muted text-sm">{keys}</kbd>}
          </>
        )}
      </OptionList>
    </Floating>
  )
}

/** Tells screen readers in the text about the list and its active option. */
function useOptionInText(editor: PostEditor, list: string | null, option: string | undefined) {
  useEffect(() => {
    const text = ReactEditor.toDOMNode(editor, editor)
    const states = { 'aria-controls': list, 'aria-activedescendant': list && (option ?? null) }
    for (const [name, value] of Object.entries(states)) {
      if (value) text.setAttribute(name, value)
      else text.removeAttribute(name)
    }
    if (list) text.setAttribute('aria-haspopup', 'listbox')
    else text.removeAttribute('aria-haspopup')
  }, [editor, list, option])
}
