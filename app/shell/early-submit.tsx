import { useMatches } from 'react-router'
import type { PageHandle } from '#app/render/public-frame.ts'

/** The property of a form that was sent before its page was awake. */
const mark = 'sentEarly'

/**
 * Stands in pages whose forms can be sent by a script only, and notes there which form is sent before the
 * script is. Nothing in the browser, where the page is awake.
 */
export function EarlySubmit() {
  const matches = useMatches()
  const needed = matches.some(({ handle }) => (handle as PageHandle | undefined)?.needsScripts)
  if (!import.meta.env.SSR || !needed) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code as text; nothing typed or stored is in it.
  return <script dangerouslySetInnerHTML={{ __html: `(${noteSubmits})("${mark}")` }} />
}

/**
 * Stands in the page as text, so it may use nothing from outside. What somebody took is not early any more;
 * who goes on typing will send the form again.
 */
function noteSubmits(mark: string) {
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented) Object.assign(target as HTMLFormElement, { [mark]: true })
  })
  addEventListener('input', ({ target }) => {
    Object.assign((target as HTMLInputElement).form ?? {}, { [mark]: false })
  })
}

/** Whether the form was sent before its page was awake; says so once. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = mark in form && form[mark] === true
  Object.assign(form, { [mark]: false })
  return early
}
