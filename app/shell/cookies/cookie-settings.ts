import { useSyncExternalStore } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { type CookieConsent, choiceOf, consentText, readConsent } from './cookie-consent.ts'

const key = 'cookieConsent'

/** Used if the browser forbids storage; the answer then lasts as long as the page. */
let unstored: string | null = null

/** How often the settings have been opened, and whether they still are. */
let requests = 0
let requested = false

/** The element that had the focus when the settings were opened. */
let opener: Element | null = null

const listeners = new Set<() => void>()

/** Whether to show the cookie banner: the visitor has not answered it, or has opened it again. */
export function useCookieBanner() {
  const shown = useSyncExternalStore(listen, isShown, () => false)
  const asked = useSyncExternalStore(
    listen,
    () => requests,
    () => 0,
  )
  return { shown, requests: asked }
}

/** Whether the visitor has allowed to be counted; false until they have answered. */
export function useAnalyticsAllowed(): boolean {
  return useSyncExternalStore(listen, isAnalyticsAllowed, () => false)
}

/** Opens the settings in the banner. */
export function openCookieSettings(): void {
  requests += 1
  requested = true
  opener = document.activeElement
  notify()
}

/** Closes the settings; the banner stays while there is no answer. Returns the element that opened them. */
export function closeCookieSettings(): Element | null {
  const before = opener
  requested = false
  opener = null
  notify()
  return before
}

/** Stores the visitor's answer. */
export function storeConsent(consent: CookieConsent): void {
  const text = consentText(consent)
  unstored = writeEntry(key, text) ? null : text
  notify()
}

/** The visitor's answer; null if there is none yet. */
export function storedConsent(): CookieConsent | null {
  return readConsent(readEntry(key) ?? unstored)
}

const isAnalyticsAllowed = () => {
  const consent = storedConsent()
  return consent !== null && choiceOf(consent).analytics
}

const isShown = () => requested || storedConsent() === null

/** Calls the listener also when another tab stores an answer. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
