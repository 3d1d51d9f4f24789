import { useEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** Time without typing before the list follows, in ms. */
const quietTime = 300

type Props = {
  /** What is searched, such as `meals`: it names the field. */
  what: string
  /** The words that the address holds. */
  search: string
  maxLength: number
  onSearch: (search: string) => void
}

/** Follows the address, and leads it on once typing has stopped. */
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
    }, quietTime)
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
