import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { CookieConsent } from './cookie-consent.ts'
import { CookiePreferences } from './cookie-preferences.tsx'
import { CookieQuestion } from './cookie-question.tsx'
import { closeCookieSettings, storeConsent, storedConsent } from './cookie-settings.ts'

export type PanelProps = {
  /** How often the settings have been opened from the footer. */
  requests: number
  /** Part of the page content, instead of floating over the bottom of the page. */
  inFlow: boolean
}

/** The content of the cookie banner. */
export default function CookiePanel({ requests, inFlow }: PanelProps) {
  return inFlow ? (
    <div className="px-5 pt-10 md:px-10">
      <Banner requests={requests} className="mx-auto max-w-4xl" />
    </div>
  ) : (
    <FloatingBanner requests={requests} />
  )
}

/** Distance (px) between the banner and the edge of the window, and to a focused field above it. */
const gap = 12

/** Covers the bottom of the window; the page gets as much padding, so that nothing stays hidden. */
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

/**
 * Browsers scroll only the caret of a text field into view. This also shows what the banner covers of a focused
 * element.
 */
function useFocusInSight(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const banner = box.current
      // The page must not move while the pointer is pressed on the element.
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

/** Id of the heading in either view, which labels the banner. */
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

/** Focuses the element that a view marks with `data-focus`, except when the banner appears by itself. */
function useFocusOnChange(region: RefObject<HTMLElement | null>, state: string) {
  const seen = useRef(state.endsWith(' 0') ? state : '')
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    region.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [region, state])
}
