import { type ComponentProps, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { joinClasses } from './join-classes.ts'
import { showErrorToast } from './toasts/toasts.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a page of this site, with its query and hash. */
  to: string
  /** Shows the next page where this one was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link to a page of this site, opened in place by `useFollowedLinks`. A plain element: the router's
 * own link asks five contexts and renders again at each change of the address, and a page has sixty.
 */
export function Link({ to, preventScrollReset = false, ...rest }: LinkProps) {
  return <a {...rest} href={to} data-page={preventScrollReset ? keepsScroll : ''} />
}

const keepsScroll = 'keeps-scroll'

type NavLinkProps = LinkProps & {
  /** Added to the classes while its page, or one below it, is shown. */
  activeClassName?: string
  /** ... and while it is not. */
  idleClassName?: string
}

/** A link that tells when it leads to where the visitor is. */
export function NavLink({ activeClassName, idleClassName, className, ...rest }: NavLinkProps) {
  const isActive = leadsTo(rest.to, useLocation().pathname)
  return (
    <Link
      {...rest}
      aria-current={isActive ? 'page' : undefined}
      className={joinClasses(className, isActive ? activeClassName : idleClassName)}
    />
  )
}

/** True on this place's page, and on those below it. */
export function leadsTo(to: string, pathname: string): boolean {
  const place = pathname.toLowerCase()
  return place === to || (to !== '/' && place.startsWith(`${to}/`))
}

/**
 * Opens the pages that links lead to without loading a document, where a plain click asks for it. Another page
 * than the open one needs code of its own, without which the router loads a document: without a connection that
 * would be the browser's error page, so the open one stays.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let closeNews = () => {}
    async function follow(event: MouseEvent) {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      const to = link.pathname + link.search + link.hash
      const { pathname, search, hash } = window.location
      if (!navigator.onLine && link.pathname !== pathname && !(await isReachable(to))) {
        closeNews = showErrorToast(noConnection)
        return
      }
      navigate(to, {
        replace: to === pathname + search + hash,
        preventScrollReset: link.dataset.page === keepsScroll,
      })
    }
    const onOnline = () => closeNews()
    // On the window: whoever handles a click on the way may say that it is done.
    window.addEventListener('click', follow)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('click', follow)
      window.removeEventListener('online', onOnline)
    }
  }, [navigate])
}

/** A server on the same machine is there without a connection too. */
const isReachable = (page: string) =>
  fetch(page, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

const noConnection = 'Connection Error: unable to connect. Are you online?'

/** The link to one of our pages that was clicked; new tabs, windows and downloads are the browser's. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page]')
  if (!link || link.target || link.download || link.origin !== window.location.origin) return null
  return link
}
