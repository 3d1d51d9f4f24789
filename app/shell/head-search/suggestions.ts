/** How long (ms) typing has to pause before suggestions are asked for. */
const typingPause = 150

type Suggestion = { title: string; path: string }
type Suggestions = { meals: Suggestion[]; blogs: Suggestion[] }

const ready = new WeakSet<HTMLFormElement>()

/**
 * Turns the search field of a form into a combobox, whose list floats below the form: Arrow keys choose, Enter
 * opens, Escape closes. Made without React, so that pages need no code for it before somebody searches.
 */
export function addSuggestions(form: HTMLFormElement): void {
  const field = form.elements.namedItem('search')
  if (!(field instanceof HTMLInputElement) || ready.has(form)) return
  ready.add(form)
  const { list, status, show, close, active, move } = createList(form, field)
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    request?.abort()
  }

  async function ask() {
    const search = field instanceof HTMLInputElement ? field.value.trim() : ''
    if (search.length < 2) return close()
    request = new AbortController()
    try {
      const { signal } = request
      const answer = await fetch(`/api/suggestions?${new URLSearchParams({ search })}`, { signal })
      if (answer.ok) show(search, (await answer.json()) as Suggestions)
    } catch {
      // A newer request took its place, or there is no connection; the form works without suggestions.
    }
  }

  field.addEventListener('input', () => {
    stop()
    timer = setTimeout(ask, typingPause)
  })
  field.addEventListener('keydown', (event) => {
    const isOpen = !list.hidden
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else ask()
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list; what is typed stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen && active()) {
      event.preventDefault()
      active()?.click()
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return
    stop()
    close()
  })
  // A press must not take the focus from the field, which would close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', () => {
    stop()
    close()
    status.textContent = ''
  })
  form.addEventListener('submit', (event) => {
    stop()
    close()
    event.preventDefault()
    followLink(`/search?${new URLSearchParams({ search: field.value.trim() })}`)
    field.blur()
  })
  if (field.value.trim() !== field.defaultValue) timer = setTimeout(ask, typingPause)
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

let made = 0

function createList(form: HTMLFormElement, field: HTMLInputElement) {
  made += 1
  const list = document.createElement('div')
  const status = document.createElement('p')
  Object.assign(list, { id: `suggestions-${made}`, className: 'suggestions', hidden: true })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Suggestions')
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  form.append(list, status)
  set(field, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id })
  set(field, { 'aria-expanded': 'false' })
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const active = () => options().find((option) => option.ariaSelected === 'true')

  function choose(option: HTMLElement | undefined) {
    for (const one of options()) one.ariaSelected = String(one === option)
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    list.hidden = true
    field.setAttribute('aria-expanded', 'false')
    choose(undefined)
  }

  function show(search: string, { meals, blogs }: Suggestions) {
    const found = meals.length + blogs.length
    status.textContent =
      found === 0 ? 'No suggestions' : found === 1 ? '1 suggestion' : `${found} suggestions`
    if (found === 0 || document.activeElement !== field) return close()
    const all = {
      title: `All results for “${search}”`,
      path: `/search?${new URLSearchParams({ search })}`,
    }
    list.replaceChildren(...group('Meals', meals), ...group('Articles', blogs), ...group('', [all]))
    for (const [at, option] of options().entries()) option.id = `${list.id}-${at}`
    choose(undefined)
    list.hidden = false
    field.setAttribute('aria-expanded', 'true')
  }

  /** Moves by one; from the field to the first or last option, and back to the field after them. */
  function move(by: number) {
    const all: (HTMLElement | undefined)[] = [undefined, ...options()]
    const at = all.indexOf(active())
    choose(all[(at + by + all.length) % all.length])
  }

  return { list, status, show, close, active, move }
}

/** The options of one kind, below its name. */
function group(name: string, suggestions: Suggestion[]): HTMLElement[] {
  if (suggestions.length === 0) return []
  const box = document.createElement('div')
  set(box, { role: 'group', 'aria-label': name || 'All results' })
  if (name) {
    const heading = document.createElement('p')
    heading.textContent = name
    heading.ariaHidden = 'true'
    box.append(heading)
  }
  for (const { title, path } of suggestions) {
    const option = document.createElement('a')
    option.href = path
    option.dataset.page = ''
    option.tabIndex = -1
    option.textContent = title
    set(option, { role: 'option', 'aria-selected': 'false' })
    box.append(option)
  }
  return [box]
}

function set(element: HTMLElement, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
