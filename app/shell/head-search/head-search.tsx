import { type FocusEvent, useRef } from 'react'
import { SearchIcon } from '#app/ui/icons.tsx'
import { closeByEscape, sayOpen } from './head-menu.ts'

/**
 * The search of every page's head: a plain GET form, on narrow screens behind an icon. Suggestions come with
 * code of their own, which is loaded when the field first gets the focus.
 */
export function HeadSearch() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <details
      name="head"
      className="head-search"
      onKeyDown={closeByEscape}
      onToggle={({ currentTarget }) => {
        sayOpen(currentTarget)
        if (currentTarget.open) field.current?.focus()
      }}
    >
      <summary aria-label="Find meals and articles">
        <SearchIcon />
      </summary>
      <search aria-label="Site">
        <form action="/search" method="get" autoComplete="off" onFocus={loadSuggestions}>
          <input
            ref={field}
            type="text"
            name="search"
            enterKeyHint="search"
            aria-label="Find meals and articles"
            placeholder="Find meals and articles"
            maxLength={100}
            className="field-box h-11 w-full"
          />
        </form>
      </search>
    </details>
  )
}

/** Adds suggestions to a form with a search field, once. */
export function loadSuggestions({ currentTarget }: FocusEvent<HTMLFormElement>) {
  import('./suggestions.ts').then(
    ({ addSuggestions }) => addSuggestions(currentTarget),
    // The form works without.
    () => {},
  )
}
