import { useLocation } from 'react-router'
import { MenuIcon } from '#app/ui/icons.tsx'
import { Link, NavLink } from '#app/ui/link.tsx'
import { AccountLinks } from './account-links.tsx'
import { BrandMark } from './brand.tsx'
import { useSiteInfo } from './site-info.ts'

const places = [
  { to: '/', name: 'Home' },
  { to: '/meals', name: 'Meals' },
  { to: '/blogs', name: 'Blog' },
  { to: '/about', name: 'About' },
  { to: '/contact', name: 'Contact' },
]

/** The bar at the top of every page: one row, or a menu that opens on narrow screens. */
export function SiteNav() {
  const { name } = useSiteInfo()
  return (
    <header className="relative z-30 border-line border-b bg-paper print:hidden">
      <nav aria-label="Main" className="page-width flex h-16 items-center justify-between gap-6">
        <Link
          to="/"
          className="-ml-1 inline-flex items-center gap-2.5 rounded-small px-1 py-2 font-semibold font-serif text-lg tracking-tight no-underline"
        >
          <BrandMark />
          {name}
        </Link>
        <ul className="hidden items-center gap-1 md:flex">
          <NavItems />
        </ul>
        <NarrowMenu />
      </nav>
    </header>
  )
}

/** Opens and closes without JavaScript; the key closes it when a page has been chosen. */
function NarrowMenu() {
  const location = useLocation()
  return (
    <details
      key={location.key}
      className="group md:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="-mr-2 flex min-h-11 list-none items-center gap-2 rounded-field px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <MenuIcon />
        Menu
      </summary>
      <ul className="absolute inset-x-0 top-full grid border-line border-b bg-paper px-3 pt-2 pb-4 shadow-float">
        <NavItems />
      </ul>
    </details>
  )
}

function NavItems() {
  return (
    <>
      {places.map((place) => (
        <li key={place.to}>
          <NavLink to={place.to} className="nav-link">
            {place.name}
          </NavLink>
        </li>
      ))}
      <AccountLinks />
    </>
  )
}
