import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** The active option of a list whose keys are pressed in a field or in the text. */
export function useActiveOption(id: string, count: number, search: string, first = 0) {
  // A new search starts at the first option again, or at none (-1).
  const [state, setState] = useState({ search, index: first })
  const index = Math.min(state.search === search ? state.index : first, count - 1)
  const activate = (next: number) => setState({ search, index: next })
  return {
    index,
    activate,
    /** The id of the active option; undefined without options. */
    activeId: count > 0 && index >= 0 ? optionId(id, index) : undefined,
    /** Moves with the arrow keys, from one end to the other. True for a key that moved. */
    move({ key }: Pick<KeyboardEvent, 'key'>): boolean {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
      if (step === 0 || count === 0) return false
      activate(index < 0 && step < 0 ? count - 1 : (index + step + count) % count)
      return true
    },
  }
}

const optionId = (id: string, index: number) => `${id}-${index}`

type Props<T> = {
  id: string
  label: string
  options: T[]
  keyOf: (option: T) => string
  active: number
  onActivate: (index: number) => void
  onChoose: (option: T) => void
  children: (option: T) => ReactNode
}

/** A list of options whose focus stays where the search is typed. */
export function OptionList<T>(props: Props<T>) {
  const { id, label, options, keyOf, active, onActivate, onChoose, children } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="grid gap-0.5">
      {options.map((option, index) => (
        <div
          key={keyOf(option)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onActivate(index)}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
          className="flex min-h-11 cursor-default items-center gap-3 rounded-field px-3 aria-selected:bg-line md:min-h-10"
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}
