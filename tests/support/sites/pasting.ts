import type { Page } from 'playwright-core'
import { textOf } from './post-screen.ts'

export type Pasted = { html?: string; text?: string; picture?: number[] }

/** Pastes into the content of a post, by an event of the clipboard. */
export async function pasteInto(page: Page, what: Pasted) {
  await textOf(page).evaluate((target, { html, text, picture: bytes }) => {
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    if (text) data.setData('text/plain', text)
    if (bytes) data.items.add(new File([Uint8Array.from(bytes)], 'p.png', { type: 'image/png' }))
    const init = { clipboardData: data, bubbles: true, cancelable: true }
    target.dispatchEvent(new ClipboardEvent('paste', init))
  }, what)
}
