import { ArrowDown, ArrowUp, CaseSensitive, type LucideIcon, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { isMod, useKeys } from '../keyboard/use-keys.ts'
import type { Find } from './use-find.ts'

/** Ctrl+F and Ctrl+H in the text; on a Mac Cmd+Alt+F too, because Cmd+H hides the window there. */
function offerOf(event: KeyboardEvent): 'find' | 'replace' | null {
  if (isMod(event, 'f') && !event.shiftKey) return 'find'
  const isMacReplace = event.metaKey && event.altKey && event.code === 'KeyF'
  return isMacReplace || (isMod(event, 'h') && !event.shiftKey) ? 'replace' : null
}

/** Finds and replaces words of the text. Nothing while it is closed. */
export function FindBar({ find, onTakeSelection }: { find: Find; onTakeSelection: () => void }) {
  useKeys('find', (event) => {
    const offer = offerOf(event)
    if (offer) {
      onTakeSelection()
      find.open(offer)
    } else if (event.key === 'Escape' && find.offers) find.close({ isWriting: true })
    else return false
    return true
  })
  return find.offers && <OpenBar find={find} />
}

function OpenBar({ find }: { find: Find }) {
  const { words, matchCase, matches, offers, search, go } = find
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const field = useFocusOn(find.asked)
  const onEnter = (use: (back: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    use(event.shiftKey)
  }
  const replace = () => {
    setNote('')
    find.replace(text)
  }
  const replaceAll = () => {
    const count = find.replaceAll(text)
    setNote(count === 1 ? '1 place replaced' : `${count} places replaced`)
  }
  const isEmpty = matches.length === 0
  return (
    <search
      aria-label="Find and replace"
      className="grid gap-2 border-line border-b bg-surface px-3 py-2"
      onKeyDown={(event) => {
        const offer = offerOf(event)
        // Asked for twice, the browser searches the page.
        if (offer === 'find' && offers === 'find') return
        if (offer) find.ask(offer)
        else if (event.key === 'Escape') find.close()
        else return
        event.preventDefault()
      }}
    >
      <div className="flex flex-wrap items-center gap-1">
        <BarField
          label="Find"
          value={words}
          onChange={(typed) => {
            setNote('')
            search({ words: typed })
          }}
          onKeyDown={onEnter((back) => go(back ? -1 : 1))}
          fieldRef={field}
        />
        <p role="status" className="min-w-24 px-2 text-muted text-sm tabular-nums">
          {note || countText(find)}
        </p>
        <Tool name="Previous match" Icon={ArrowUp} disabled={isEmpty} onUse={() => go(-1)} />
        <Tool name="Next match" Icon={ArrowDown} disabled={isEmpty} onUse={() => go(1)} />
        <Tool
          name="Match case"
          Icon={CaseSensitive}
          pressed={matchCase}
          onUse={() => search({ matchCase: !matchCase })}
        />
        <Tool name="Close" Icon={X} onUse={() => find.close()} />
      </div>
      {offers === 'replace' && (
        <div className="flex flex-wrap items-center gap-2">
          <BarField
            label="Replace with"
            value={text}
            onChange={setText}
            onKeyDown={onEnter(replace)}
          />
          <Button look="secondary" className="px-3 text-sm" onClick={replace}>
            Replace
          </Button>
          <Button look="secondary" className="px-3 text-sm" onClick={replaceAll}>
            Replace all
          </Button>
        </div>
      )}
    </search>
  )
}

function countText({ words, matches, index }: Find): string {
  if (words === '') return ''
  return matches.length === 0 ? 'Not found' : `${index + 1} of ${matches.length}`
}

/** The field of the search gets the focus whenever the bar is asked for. */
function useFocusOn(asked: number) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked === 0) return
    field.current?.focus()
    field.current?.select()
  }, [asked])
  return field
}

type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  fieldRef?: Ref<HTMLInputElement>
}

function BarField({ label, value, onChange, onKeyDown, fieldRef }: FieldProps) {
  const id = useId()
  return (
    <div className="flex grow items-center gap-2">
      <label htmlFor={id} className="w-24 shrink-0 text-sm max-md:sr-only">
        {label}
      </label>
      <input
        ref={fieldRef}
        id={id}
        type="text"
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-box h-11 min-w-40 grow md:h-10"
      />
    </div>
  )
}

type ToolProps = {
  name: string
  Icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  onUse: () => void
}

const Tool = ({ name, Icon, pressed, disabled, onUse }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-pressed={pressed}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onUse}
    className={joinClasses(
      'grid size-11 shrink-0 place-items-center rounded-field aria-disabled:opacity-40 md:size-10',
      pressed ? 'bg-ink text-paper' : 'not-aria-disabled:hover:bg-sunken',
    )}
  >
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
  </button>
)
