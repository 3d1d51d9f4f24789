type Suggestion = { title: string; path: string }

/** What the server suggests for the words in the field. */
export type Suggestions = { meals: Suggestion[]; blogs: Suggestion[] }

/** The list of suggestions below a search field. */
export type SuggestionList = ReturnType<typeof createSuggestionList>

/** Adds the listbox of a combobox to the form, and a status for screen readers; `field` becomes the combobox. */
export function createSuggestionList(form: HTMLFormElement, field: HTMLInputElement) {
  const { element, status } = addElements(form, field)
  const options = () => [...element.querySelectorAll<HTMLElement>('[role=option]')]
  const active = () => options().find((option) => option.ariaSelected === 'true')
  const say = (text: string) => {
    status.textContent = text
  }

  function choose(option: HTMLElement | undefined) {
    for (const one of options()) one.ariaSelected = String(one === option)
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    element.hidden = true
    field.setAttribute('aria-expanded', 'false')
    choose(undefined)
  }

  function show(search: string, { meals, blogs }: Suggestions) {
    const found = meals.length + blogs.length
    say(countedSuggestions(found))
    if (found === 0 || document.activeElement !== field) return close()
    const path = `/search?${new URLSearchParams({ search })}`
    const all = { title: `All results for “${search}”`, path }
    element.replaceChildren(
      ...group('Meals', meals),
      ...group('Articles', blogs),
      ...group('', [all]),
    )
    for (const [at, option] of options().entries()) option.id = `${element.id}-${at}`
    choose(undefined)
    element.hidden = false
    field.setAttribute('aria-expanded', 'true')
  }

  /** Moves by one; from the field to the first or last option, and back to the field after them. */
  function move(by: number) {
    const all: (HTMLElement | undefined)[] = [undefined, ...options()]
    const at = all.indexOf(active())
    choose(all[(at + by + all.length) % all.length])
  }

  return { element, say, show, close, active, move }
}

let made = 0

function addElements(form: HTMLFormElement, field: HTMLInputElement) {
  made += 1
  const element = document.createElement('div')
  const status = document.createElement('p')
  Object.assign(element, { id: `suggestions-${made}`, className: 'suggestions', hidden: true })
  set(element, { role: 'listbox', 'aria-label': 'Suggestions' })
  status.className = 'sr-only'
  set(status, { role: 'status' })
  form.append(element, status)
  set(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': element.id,
    'aria-expanded': 'false',
  })
  return { element, status }
}

function countedSuggestions(found: number): string {
  if (found === 0) return 'No suggestions'
  return found === 1 ? '1 suggestion' : `${found} suggestions`
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
