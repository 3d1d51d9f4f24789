import { useMatches } from 'react-router'
import type { PageHandle } from '#app/render/public-frame.ts'

/** The property that marks a form submitted before the page was hydrated. */
const mark = 'sentEarly'

/**
 * A script for pages whose forms only JavaScript can send: it marks forms that are submitted before that is
 * loaded. The browser renders nothing in its place.
 */
export function EarlySubmit() {
  const matches = useMatches()
  const needed = matches.some(({ handle }) => (handle as PageHandle | undefined)?.needsScripts)
  if (!import.meta.env.SSR || !needed) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code as text; nothing typed or stored is in it.
  return <script dangerouslySetInnerHTML={{ __html: `(${markSubmits})("${mark}")` }} />
}

/**
 * Put into the page as text, so it must not refer to anything outside. A submit that the page handles is not
 * marked; typing removes the mark, since the person will submit the form again.
 */
function markSubmits(mark: string) {
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented) Object.assign(target as HTMLFormElement, { [mark]: true })
  })
  addEventListener('input', ({ target }) => {
    Object.assign((target as HTMLInputElement).form ?? {}, { [mark]: false })
  })
}

/** Whether the form was submitted before the page was hydrated; true only once. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = mark in form && form[mark] === true
  Object.assign(form, { [mark]: false })
  return early
}
