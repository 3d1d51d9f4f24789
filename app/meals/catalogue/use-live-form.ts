import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import {
  type CatalogueField,
  type CatalogueQuery,
  catalogueHref,
  fieldNames,
  readCatalogueQuery,
} from './catalogue-query.ts'

/** How long (ms) typing has to pause before the list follows. */
const typingPause = 350

/**
 * Makes the catalogue's form open the first page of what its fields say. While somebody types, the values
 * of the form are the truth; after each navigation, the address is: fields follow the address unless they
 * hold what was requested last.
 */
export function useLiveForm(query: CatalogueQuery) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(query)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const fields = form.current?.elements
    for (const name of fieldNames) {
      const field = fields?.namedItem(name)
      const follows = query[name] !== asked.current[name] && field !== null
      if (follows && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
        if (field instanceof HTMLInputElement && field.type === 'checkbox') {
          field.checked = query[name] !== ''
        } else field.value = query[name]
      }
    }
    asked.current = query
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])
  function apply(replace: boolean) {
    clearTimeout(timer.current)
    if (!form.current) return
    asked.current = readCatalogueQuery(new FormData(form.current))
    navigate(catalogueHref(asked.current), { preventScrollReset: true, replace })
  }
  const applyNow = () => apply(false)
  function applySoon(field: CatalogueField) {
    clearTimeout(timer.current)
    // All that is typed into one field is one step in the history, however many pauses it had.
    timer.current = setTimeout(() => apply(query[field] !== ''), typingPause)
  }
  return { form, applyNow, applySoon }
}
