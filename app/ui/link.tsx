import { type ComponentProps, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { joinClasses } from './join-classes.ts'
import { showErrorToast } from './toasts/toasts.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a page of this site, with its query and hash. */
  to: string
  /** Keeps the scroll position when the page opens. */
  preventScrollReset?: boolean
}

/**
 * A link to a page of this site, opened in place by `useFollowedLinks`. It is a plain element, because the link
 * component of the router reads five contexts and renders again at each change of the address, and a page has
 * sixty links.
 */
export function Link({ to, preventScrollReset = false, ...rest }: LinkProps) {
  return <a {...rest} href={to} data-page={preventScrollReset ? keepsScroll : ''} />
}

const keepsScroll = 'keeps-scroll'

type NavLinkProps = LinkProps & {
  /** Classes while its page, or one below it, is shown. */
  activeClassName?: string
  /** Classes while it is not. */
  idleClassName?: string
}

/** A link that is marked while its page is open. */
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

/** True if the address is this page or one below it. */
export function leadsTo(to: string, pathname: string): boolean {
  const place = pathname.toLowerCase()
  return place === to || (to !== '/' && place.startsWith(`${to}/`))
}

/**
 * Opens the pages that links lead to without loading a document, after a plain click. A page that was not open
 * yet needs code of its own; if that cannot be loaded, the router loads a document instead, which without a
 * connection would be the error page of the browser. In that case the open page stays.
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
    // On the window, so that a click handler further down can prevent it first.
    window.addEventListener('click', follow)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('click', follow)
      window.removeEventListener('online', onOnline)
    }
  }, [navigate])
}

/** A server on the same machine can be reached even without a connection. */
const isReachable = (page: string) =>
  fetch(page, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

const noConnection = 'Connection Error: unable to connect. Are you online?'

/**
 * The clicked link to a page of this site; null if the browser should handle the click itself (new tab or
 * window, download).
 */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page]')
  if (!link || link.target || link.download || link.origin !== window.location.origin) return null
  return link
}
