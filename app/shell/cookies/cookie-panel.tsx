import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { CookieConsent } from './cookie-consent.ts'
import { CookiePreferences } from './cookie-preferences.tsx'
import { CookieQuestion } from './cookie-question.tsx'
import { closeCookieSettings, storeConsent, storedConsent } from './cookie-settings.ts'

export type PanelProps = {
  /** How often somebody has asked for the settings. */
  requests: number
  /** Stands where it is written, instead of floating over the bottom of the page. */
  inFlow: boolean
}

/** What the cookie banner looks like and does. */
export default function CookiePanel({ requests, inFlow }: PanelProps) {
  return inFlow ? (
    <div className="px-5 pt-10 md:px-10">
      <Banner requests={requests} className="mx-auto max-w-4xl" />
    </div>
  ) : (
    <FloatingBanner requests={requests} />
  )
}

/** Room in px between the banner and the edge of the window, and what is scrolled to above it. */
const gap = 12

/** Lies over the end of the window; the page gets as much room below, so that nothing stays hidden. */
function FloatingBanner({ requests }: { requests: number }) {
  const box = useRef<HTMLDivElement>(null)
  useRoomBelow(box)
  useFocusInSight(box)
  return (
    <div
      ref={box}
      className="fixed inset-x-3 z-20 mx-auto max-w-4xl print:hidden"
      style={{ bottom: gap }}
    >
      <Banner
        requests={requests}
        className="max-h-[max(50dvh,100dvh-14rem)] animate-enter overflow-y-auto shadow-float"
      />
    </div>
  )
}

function useRoomBelow(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const banner = box.current
    if (!banner) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      const room = `${banner.offsetHeight + 2 * gap}px`
      root.style.scrollPaddingBottom = room
      document.body.style.paddingBottom = room
    })
    observer.observe(banner)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [box])
}

/** Browsers scroll to a text field's caret only: what the banner covers of the field is shown, too. */
function useFocusInSight(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const banner = box.current
      // Under a pressed pointer the page must not move.
      if (!banner || !(target instanceof HTMLElement) || target.matches(':active')) return
      const { bottom, height } = target.getBoundingClientRect()
      const edge = banner.getBoundingClientRect().top - gap
      const fits = height < edge && !banner.contains(target)
      if (fits && bottom > edge) window.scrollBy(0, bottom - edge)
    }
    document.addEventListener('focusin', show)
    return () => document.removeEventListener('focusin', show)
  }, [box])
}

/** Id of the heading of either view, which names the whole. */
const cookieBannerTitle = 'cookie-banner-title'

type BannerProps = { requests: number; className: string }

function Banner({ requests, className }: BannerProps) {
  const region = useRef<HTMLElement>(null)
  const [view, setView] = useState<'question' | 'preferences'>(
    requests > 0 ? 'preferences' : 'question',
  )
  useEffect(() => {
    if (requests > 0) setView('preferences')
  }, [requests])
  useFocusOnChange(region, `${view} ${requests}`)

  function answer(consent: CookieConsent) {
    storeConsent(consent)
    close()
  }
  function close() {
    const opener = closeCookieSettings()
    const next = opener?.isConnected && opener !== document.body ? opener : mainContent()
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (view === 'preferences') setView('question')
    else if (storedConsent()) close()
  }
  return (
    <section
      ref={region}
      aria-labelledby={cookieBannerTitle}
      onKeyDown={onKeyDown}
      className={joinClasses('rounded-card border border-line bg-surface p-5', className)}
    >
      {view === 'question' ? (
        <CookieQuestion
          titleId={cookieBannerTitle}
          onCustomize={() => setView('preferences')}
          onAnswer={answer}
        />
      ) : (
        <CookiePreferences
          titleId={cookieBannerTitle}
          onBack={() => setView('question')}
          onAnswer={answer}
        />
      )}
    </section>
  )
}

const mainContent = () => document.getElementById('main')

/** Leads the focus to what a view names for it, except when the banner appears by itself. */
function useFocusOnChange(region: RefObject<HTMLElement | null>, state: string) {
  const seen = useRef(state.endsWith(' 0') ? state : '')
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    region.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [region, state])
}
