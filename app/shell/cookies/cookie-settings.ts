import { useSyncExternalStore } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { type CookieConsent, consentText, readConsent } from './cookie-consent.ts'

const key = 'cookieConsent'

/** Stands in where the browser forbids storage: the answer then lasts as long as the page. */
let unstored: string | null = null

/** How often the settings were asked for, and whether they are still open. */
let requests = 0
let requested = false

/** What had the focus when the settings were asked for. */
let opener: Element | null = null

const listeners = new Set<() => void>()

/** Whether to show the cookie banner: nobody has answered it, or somebody asks for it again. */
export function useCookieBanner() {
  const shown = useSyncExternalStore(listen, isShown, () => false)
  const asked = useSyncExternalStore(
    listen,
    () => requests,
    () => 0,
  )
  return { shown, requests: asked }
}

/** Shows the banner's settings. */
export function openCookieSettings(): void {
  requests += 1
  requested = true
  opener = document.activeElement
  tell()
}

/** Puts the settings away; the banner stays while there is no answer. Returns what had asked for them. */
export function closeCookieSettings(): Element | null {
  const before = opener
  requested = false
  opener = null
  tell()
  return before
}

/** Stores the visitor's answer. */
export function storeConsent(consent: CookieConsent): void {
  const text = consentText(consent)
  unstored = writeEntry(key, text) ? null : text
  tell()
}

/** The visitor's answer; null when there is none yet. */
export function storedConsent(): CookieConsent | null {
  return readConsent(readEntry(key) ?? unstored)
}

const isShown = () => requested || storedConsent() === null

/** Also hears of an answer that is given in another tab. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
