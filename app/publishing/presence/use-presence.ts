import { useEffect, useState } from 'react'
import { tokenHeaders } from '#app/ui/browser/api-client.ts'
import { storedToken } from '#app/ui/browser/session-token.ts'
import { deadScreens, forgetOwnScreen, noteOwnScreen } from './own-screens.ts'
import { beatEvery, type Presence } from './presence.ts'

/**
 * Who else has this item (`post:ID`) open. Tells the server that this screen has it open, again and again, and
 * the other tabs of this browser when that changes. Null until the server has answered.
 */
export function usePresence(item: string | null): Presence | null {
  const [presence, setPresence] = useState<Presence | null>(null)
  useEffect(() => {
    if (!item) return
    return startReports(item, setPresence)
  }, [item])
  return presence
}

const channelName = 'open-screens'

/** How long (ms) a tab waits before it asks again, so that the server has heard of the other tab's end. */
const noticeDelay = 500

/**
 * Sends a report. Null without an answer: then nothing is known until the next one. Not by the client of the API,
 * which ends the session or asks to sign in when a call is refused: here nobody has done anything.
 */
async function report(body: { screen: string; item: string }): Promise<Presence | null> {
  try {
    const answer = await fetch('/api/presence', {
      method: 'POST',
      headers: { ...tokenHeaders(storedToken()), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** Tells the server that a screen is no longer open; sent even if the page is closing. */
const reportEnd = (screen: string) =>
  fetch(`/api/presence/${screen}`, {
    method: 'DELETE',
    keepalive: true,
    headers: tokenHeaders(storedToken()),
  })

/** Ends the screens of tabs that crashed, so that they do not count as other tabs until the server forgets them. */
async function endDeadScreens(): Promise<void> {
  for (const screen of await deadScreens()) {
    try {
      if ((await reportEnd(screen)).ok) forgetOwnScreen(screen)
    } catch {
      // Tried again by the next screen that is opened; the server forgets it before long anyway.
    }
  }
}

/** Reports the screen until the returned function is called. */
function startReports(item: string, onPresence: (presence: Presence | null) => void): () => void {
  const screen = crypto.randomUUID?.() ?? `screen-${Math.random().toString(36).slice(2)}`
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  let ended = false
  let forget = () => {}
  async function begin(): Promise<void> {
    ended = false
    await endDeadScreens()
    const note = await noteOwnScreen(screen)
    if (ended) return note()
    forget = note
    await beat()
  }
  async function beat(): Promise<void> {
    if (ended) return
    const presence = await report({ screen, item })
    if (!ended) onPresence(presence)
  }
  function end(): void {
    ended = true
    forget()
    // If it does not arrive, the report ends by itself.
    reportEnd(screen).catch(() => {})
    channel?.postMessage(item)
  }
  channel?.addEventListener('message', ({ data }) => {
    if (data === item && !ended) setTimeout(() => !ended && beat(), noticeDelay)
  })
  void begin().then(() => !ended && channel?.postMessage(item))
  const timer = setInterval(beat, beatEvery)
  const stopWatching = watchPage({ onShown: beat, onHide: end, onResumed: begin })
  return () => {
    clearInterval(timer)
    stopWatching()
    if (!ended) end()
    channel?.close()
  }
}

type PageWatch = {
  /** The tab is in front again. */
  onShown: () => void
  /** The page is left or closed. */
  onHide: () => void
  /** A page that the browser kept is shown again, as after going back. */
  onResumed: () => void
}

/** Watches whether the page can be seen, until the returned function is called. */
function watchPage({ onShown, onHide, onResumed }: PageWatch): () => void {
  const shown = () => document.visibilityState === 'visible' && onShown()
  const resumed = ({ persisted }: PageTransitionEvent) => persisted && onResumed()
  document.addEventListener('visibilitychange', shown)
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', resumed)
  return () => {
    document.removeEventListener('visibilitychange', shown)
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', resumed)
  }
}
