import { useCallback, useEffect, useRef, useState } from 'react'

/** Most states that can be brought back. */
const mostSteps = 100

/** Earlier states to bring back, each with the label of the change that followed it. */
export function useUndo<State>() {
  const steps = useRef<{ state: State; label: string }[]>([])
  const [some, setSome] = useState(false)

  /** Notes the state before a change; of changes in a row with one label the first alone counts. */
  function note(state: State, label: string) {
    if (steps.current.at(-1)?.label === label) return
    steps.current = [...steps.current.slice(1 - mostSteps), { state, label }]
    setSome(true)
  }

  /** The state before the last change, which is forgotten; undefined without one. */
  function takeBack(): State | undefined {
    const step = steps.current.pop()
    // The next change is one of its own, whatever its label.
    const last = steps.current.at(-1)
    if (last) last.label = ''
    setSome(steps.current.length > 0)
    return step?.state
  }

  const forget = useCallback(() => {
    steps.current = []
    setSome(false)
  }, [])

  return { some, note, takeBack, forget }
}

export type Undo<State> = ReturnType<typeof useUndo<State>>

/** Calls `undo` for Ctrl+Z or Cmd+Z, except in fields, which have an undo of their own. */
export function useUndoKey(undo: (() => void) | null) {
  useEffect(() => {
    if (!undo) return
    function onKey(event: KeyboardEvent) {
      const pressed = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      if (!pressed || event.shiftKey || event.altKey || isTextField(event.target)) return
      event.preventDefault()
      undo?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
