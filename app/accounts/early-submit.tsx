import { useMatches } from 'react-router'
import type { PageHandle } from '#app/site/public-frame.ts'

/** The property of a form that was sent before its page was awake. */
const mark = 'sentEarly'

/**
 * Stands in pages whose forms can be sent by a script only, and notes there which form is sent before the
 * script is. Nothing in the browser, where the page is awake.
 */
export function EarlySubmit() {
  const matches = useMatches()
  const needed = matches.some(({ handle }) => (handle as PageHandle | undefined)?.needsScripts)
  if (typeof document !== 'undefined' || !needed) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code below.
  return <script dangerouslySetInnerHTML={{ __html: `(${noteSubmit})("${mark}")` }} />
}

/** Stands in the page as text, so it may use nothing from outside. */
function noteSubmit(mark: string) {
  const note = ({ target }: Event) => Object.assign(target as EventTarget, { [mark]: true })
  addEventListener('submit', note, { once: true })
}

/** Whether the form was sent before the page was awake; tells it once. */
export function wasSentEarly(form: HTMLFormElement): boolean {
  return mark in form && delete form[mark]
}
