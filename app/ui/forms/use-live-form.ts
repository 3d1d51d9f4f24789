import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePendingHref } from './use-pending-href.ts'

/** How long (ms) typing has to pause before the list follows. */
const typingPause = 350

type Form<Query> = {
  /** The query of the address. */
  query: Query
  /** The names of its fields, which are those of the form too. */
  fields: readonly (keyof Query & string)[]
  read(form: FormData): Query
  href(query: Query): string
}

/**
 * Makes a GET form above a list open the first page of what its fields say. While somebody types, the values
 * of the form are the truth; after each navigation, the address is: fields follow the address unless they
 * hold what was requested last.
 */
export function useLiveForm<Query extends object>({ query, fields, read, href }: Form<Query>) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef(query)
  const { open, soon } = useOpening()
  useLayoutEffect(() => {
    for (const name of fields) {
      const field = form.current?.elements.namedItem(name)
      const value = String(query[name])
      if (value === String(asked.current[name])) continue
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (field.type === 'checkbox') (field as HTMLInputElement).checked = value !== ''
      else field.value = value
    }
    asked.current = query
  }, [query, fields])
  function apply(replace: boolean) {
    if (!form.current) return
    asked.current = read(new FormData(form.current))
    open(href(asked.current), replace)
  }
  return {
    ref: form,
    onInput({ target }: { target: EventTarget }) {
      if (target instanceof HTMLSelectElement) apply(false)
      if (!(target instanceof HTMLInputElement)) return
      const name = fields.find((name) => name === target.name)
      if (target.type === 'checkbox') apply(false)
      // All that is typed into one field is one step in the history, however many pauses it had.
      else if (name) soon(() => apply(query[name] !== ''))
    },
    onSubmit(event: { preventDefault(): void }) {
      event.preventDefault()
      apply(false)
    },
  }
}

/** Opens a list at once, or after a pause in typing. */
function useOpening() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef<string>(undefined)
  const pending = usePendingHref()
  const navigate = useNavigate()
  useEffect(() => () => clearTimeout(timer.current), [])
  function open(href: string, replace: boolean) {
    clearTimeout(timer.current)
    own.current = href
    navigate(href, { preventScrollReset: true, replace })
  }
  function soon(apply: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // Another page that is being opened is not called off; if this one stays, the list follows then.
      const leaves = pending.current !== null && pending.current !== own.current
      if (leaves) soon(apply)
      else apply()
    }, typingPause)
  }
  return { open, soon }
}
