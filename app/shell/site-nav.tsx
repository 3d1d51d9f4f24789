import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCached } from '#app/render/use-cached.tsx'
import { useSession } from '#app/shell/session.tsx'
import { MenuIcon } from '#app/ui/icons.tsx'
import { Link, leadsTo } from '#app/ui/link.tsx'
import { AccountLinks } from './account-links.tsx'
import { BrandMark } from './brand.tsx'
import { closeByEscape, sayOpen } from './head-search/head-menu.ts'
import { HeadSearch } from './head-search/head-search.tsx'
import type { NavigationItem } from './settings/default-settings.ts'
import { type Logo, useSiteInfo } from './site-info.ts'

/** The bar at the top of every page: one row, or on narrow screens a menu that opens. */
export function SiteNav() {
  const nav = useMenus()
  const { name, logo, navigation } = useSiteInfo()
  const { pathname } = useLocation()
  const { isAuthenticated: signedIn } = useSession()
  const place = navigation.find(({ href }) => isOwn(href) && leadsTo(href, pathname))?.href ?? ''
  const content = { key: 'content', name, logo, navigation, place, signedIn }
  return (
    <header className="relative z-30 border-line border-b bg-paper print:hidden">
      <nav
        ref={nav}
        aria-label="Main"
        className="page-width flex h-16 items-center justify-between gap-x-1 lg:gap-x-6"
        {...useCached(NavContent, [content])}
      />
    </header>
  )
}

/** The menu and the search: says whether they are open from the first on, and closes them when a page has opened. */
function useMenus() {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    for (const menu of nav.current?.querySelectorAll('details') ?? []) sayOpen(menu)
  }, [])
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) {
      for (const menu of nav.current?.querySelectorAll('details') ?? []) menu.open = false
    }
    shown.current = key
  }, [key])
  return nav
}

type ContentProps = ItemsProps & { name: string; logo: Logo | null }

function NavContent({ name, logo, ...items }: ContentProps) {
  return (
    <>
      <Link
        to="/"
        className="-ml-1 inline-flex items-center gap-2.5 rounded-small px-1 py-2 font-semibold font-serif text-lg tracking-tight no-underline"
      >
        <BrandMark logo={logo} />
        {name}
      </Link>
      <HeadSearch />
      <ul className="hidden items-center gap-1 md:flex">
        <NavItems {...items} />
      </ul>
      <NarrowMenu {...items} />
    </>
  )
}

type ItemsProps = {
  navigation: NavigationItem[]
  /** The menu entry whose page, or a page below it, is open; empty if there is none. */
  place: string
  /** Known in the browser only. */
  signedIn: boolean
}

/** The menu of narrow screens; works without JavaScript. */
function NarrowMenu(items: ItemsProps) {
  return (
    <details
      name="head"
      className="group md:hidden"
      onKeyDown={closeByEscape}
      onToggle={({ currentTarget }) => sayOpen(currentTarget)}
    >
      <summary className="-mr-2 flex min-h-11 list-none items-center gap-2 rounded-field px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <MenuIcon />
        Menu
      </summary>
      <ul className="absolute inset-x-0 top-full grid border-line border-b bg-paper px-3 pt-2 pb-4 shadow-float">
        <NavItems {...items} />
      </ul>
    </details>
  )
}

function NavItems({ navigation, place, signedIn }: ItemsProps) {
  return (
    <>
      {navigation.map(({ href, label }) => (
        <NavItem key={href + label} to={href} name={label} isCurrent={href === place} />
      ))}
      {signedIn ? <AccountLinks /> : <NavItem to="/login" name="Login" isCurrent={false} />}
    </>
  )
}

type ItemProps = { to: string; name: string; isCurrent: boolean }

function NavItem({ to, name, isCurrent }: ItemProps) {
  return (
    <li>
      {isOwn(to) ? (
        <Link to={to} aria-current={isCurrent ? 'page' : undefined} className="nav-link">
          {name}
        </Link>
      ) : (
        <a href={to} className="nav-link">
          {name}
        </a>
      )}
    </li>
  )
}

/** True for a path of this site. */
const isOwn = (href: string) => href.startsWith('/')
