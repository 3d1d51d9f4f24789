import { useEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** How long (ms) typing must pause before the search runs. */
const typingPause = 300

type Props = {
  /** What is searched, such as `meals`; used as the label. */
  what: string
  /** The search words of the address. */
  search: string
  maxLength: number
  onSearch: (search: string) => void
}

/** A search field that shows the words of the address, and calls `onSearch` once typing has stopped. */
export function SearchBox({ what, search, maxLength, onSearch }: Props) {
  const [text, setText] = useState(search)
  const asked = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = useRef(onSearch)
  useEffect(() => {
    apply.current = onSearch
  })

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (typed.trim() === asked.current) return
      asked.current = typed.trim()
      apply.current(asked.current)
    }, typingPause)
  }

  return (
    <Field label={`Search ${what}`} hideLabel className="max-md:col-span-2">
      <TextInput
        type="search"
        value={text}
        placeholder={`Search ${what}...`}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
