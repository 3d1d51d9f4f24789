import type { PreferenceName } from './preferences.ts'

const entry: PreferenceName = 'calmMode'

/**
 * A script in the head that marks the page for calm mode before it is first painted, so that no figure appears.
 * The browser renders nothing in its place.
 */
export function CalmScript() {
  if (!import.meta.env.SSR) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code as text; nothing typed or stored is in it.
  return <script dangerouslySetInnerHTML={{ __html: `(${markCalm})("${entry}")` }} />
}

/** Put into the page as text, so it must not refer to anything outside. */
function markCalm(entry: string) {
  try {
    if (localStorage.getItem(entry) === 'on') document.documentElement.dataset.calm = ''
  } catch {
    // A browser that forbids storage remembers no calm mode.
  }
}
