import { createSuggestionList, type SuggestionList, type Suggestions } from './suggestion-list.ts'

/** How long (ms) typing has to pause before suggestions are asked for. */
const typingPause = 150

const ready = new WeakSet<HTMLFormElement>()

/**
 * Turns the search field of a form into a combobox, whose list floats below the form: Arrow keys choose, Enter
 * opens, Escape closes. Made without React, so that pages need no code for it before somebody searches.
 */
export function addSuggestions(form: HTMLFormElement): void {
  const field = form.elements.namedItem('search')
  if (!(field instanceof HTMLInputElement) || ready.has(form)) return
  ready.add(form)
  const list = createSuggestionList(form, field)
  const asking = createAsking(field, list)
  function leave() {
    asking.stop()
    list.close()
  }

  field.addEventListener('input', asking.askSoon)
  field.addEventListener('keydown', (event) => onKey(event, list, asking.ask))
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return
    leave()
  })
  // A press must not take the focus from the field, which would close the list before the click.
  list.element.addEventListener('pointerdown', (event) => event.preventDefault())
  list.element.addEventListener('click', () => {
    leave()
    list.say('')
  })
  form.addEventListener('submit', (event) => {
    leave()
    event.preventDefault()
    followLink(`/search?${new URLSearchParams({ search: field.value.trim() })}`)
    field.blur()
  })
  if (field.value.trim() !== field.defaultValue) asking.askSoon()
}

/** Asks the server for suggestions and shows them; a newer request takes the place of an older one. */
function createAsking(field: HTMLInputElement, list: SuggestionList) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    request?.abort()
  }

  async function ask() {
    const search = field.value.trim()
    if (search.length < 2) return list.close()
    request = new AbortController()
    try {
      const { signal } = request
      const answer = await fetch(`/api/suggestions?${new URLSearchParams({ search })}`, { signal })
      if (answer.ok) list.show(search, (await answer.json()) as Suggestions)
    } catch {
      // A newer request took its place, or there is no connection; the form works without suggestions.
    }
  }

  function askSoon() {
    stop()
    timer = setTimeout(ask, typingPause)
  }

  return { ask, askSoon, stop }
}

function onKey(event: KeyboardEvent, list: SuggestionList, ask: () => void) {
  const isOpen = !list.element.hidden
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    if (isOpen) list.move(event.key === 'ArrowDown' ? 1 : -1)
    else ask()
  } else if (event.key === 'Escape' && isOpen) {
    // The first Escape closes the list; what is typed stays.
    event.preventDefault()
    event.stopPropagation()
    list.close()
  } else if (event.key === 'Enter' && isOpen && list.active()) {
    event.preventDefault()
    list.active()?.click()
  }
}

/** Opens a page of the site as a click on a link does. */
function followLink(to: string) {
  const link = document.createElement('a')
  link.href = to
  link.dataset.page = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
