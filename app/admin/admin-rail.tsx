import {
  CirclePlus,
  CircleUser,
  FileText,
  Globe,
  Images,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  NotebookPen,
  Settings,
  Trash2,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { BrandMark } from '#app/shell/brand.tsx'
import { useSession } from '#app/shell/session.tsx'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { Link, NavLink } from '#app/ui/link.tsx'
import { isAdmin, isStaff } from '#platform/api/caller.ts'

/** Managers have no link with the name Dashboard, as in the bar of the site, but one to the same screen. */
const placesFor = (isManager: boolean) => [
  { to: '/dashboard', name: isManager ? 'Overview' : 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/meals', name: 'Meals', Icon: UtensilsCrossed },
  { to: '/admin/create', name: 'Create', Icon: CirclePlus },
  { to: '/admin/blogs', name: 'Blog', Icon: NotebookPen },
  { to: '/admin/messages', name: 'Messages', Icon: Mail },
]

/**
 * Places that are rarely needed. The bar at the bottom of a phone has no room for them, so they are in the
 * corner of the screen.
 */
const rarePlaces = [
  { to: '/admin/images', name: 'Images', Icon: Images, forAdmins: false },
  { to: '/admin/trash', name: 'Trash', Icon: Trash2, forAdmins: false },
  { to: '/admin/users', name: 'Users', Icon: Users, forAdmins: true },
  { to: '/admin/pages', name: 'Pages', Icon: FileText, forAdmins: true },
  { to: '/admin/settings', name: 'Settings', Icon: Settings, forAdmins: true },
  { to: '/admin/account', name: 'Account', Icon: CircleUser, forAdmins: false },
]

/** The navigation of the admin screens: a rail on the left, or a bar at the bottom of a phone. */
export function AdminRail() {
  const { user } = useSession()
  const isManager = isStaff(user) && !isAdmin(user)
  const rare = rarePlaces.filter(({ forAdmins }) => !forAdmins || isAdmin(user))
  return (
    <>
      <header className="flex items-center justify-between border-line border-b bg-paper px-5 md:hidden">
        <Brand />
        <nav aria-label="More of the admin area" className="-mr-3 flex min-w-0 grow justify-end">
          {rare.map(({ to, name, Icon }) => (
            <NavLink key={to} to={to} aria-label={name} {...cornerLook}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </NavLink>
          ))}
        </nav>
      </header>
      <nav
        aria-label="Admin"
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-t-0 md:border-r md:px-3 md:pb-4"
      >
        <div className="max-md:hidden md:px-3 md:pt-3 md:pb-5">
          <Brand />
        </div>
        <ul className="grid grid-flow-col md:flex md:grow md:flex-col md:gap-1">
          {placesFor(isManager).map((place) => (
            <li key={place.to}>
              <NavLink to={place.to} {...itemLook}>
                <ItemFace Icon={place.Icon}>{place.name}</ItemFace>
              </NavLink>
            </li>
          ))}
          {rare.map((place) => (
            <li key={place.to} className="max-md:hidden">
              <NavLink to={place.to} {...itemLook}>
                <ItemFace Icon={place.Icon}>{place.name}</ItemFace>
              </NavLink>
            </li>
          ))}
          <li className="max-md:hidden md:mt-auto">
            <Link to="/" className={idleItem}>
              <ItemFace Icon={Globe}>View site</ItemFace>
            </Link>
          </li>
          <li>
            <LogoutButton />
          </li>
        </ul>
        <SignedIn />
      </nav>
    </>
  )
}

function Brand() {
  const { name, logo } = useSiteInfo()
  return (
    <Link
      to="/"
      className="-ml-1 inline-flex min-h-14 items-center gap-2.5 rounded-small px-1 font-semibold font-serif text-lg tracking-tight no-underline"
    >
      <BrandMark logo={logo} />
      {/* Phones need this room for the icons beside it. */}
      <span className="max-[28rem]:sr-only">{name}</span>
    </Link>
  )
}

function LogoutButton() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  async function leave() {
    await signOut()
    navigate('/')
  }
  return (
    <button type="button" onClick={leave} className={idleItem}>
      <ItemFace Icon={LogOut}>Logout</ItemFace>
    </button>
  )
}

/** The name of the person who is signed in. */
function SignedIn() {
  const { user } = useSession()
  return (
    <p className="mt-3 min-h-11 border-line border-t px-3 pt-3 text-sm max-md:hidden">
      <span className="block truncate font-semibold">{user?.name}</span>
      <span className="block truncate text-muted">{user?.role}</span>
    </p>
  )
}

type FaceProps = { Icon: LucideIcon; children: ReactNode }

function ItemFace({ Icon, children }: FaceProps) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </>
  )
}

/** The narrowest phones have room for all of them if each is a little narrower. */
const cornerLook = {
  className: 'grid h-12 w-12 min-w-7 place-items-center rounded-field',
  activeClassName: 'text-accent',
  idleClassName: 'text-muted',
}

const itemLook = {
  className:
    'flex w-full items-center font-medium no-underline transition-colors max-md:h-16 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:text-[0.8125rem] max-md:leading-5 max-md:tracking-tight md:min-h-11 md:gap-3 md:rounded-field md:px-3',
  activeClassName: 'text-accent md:bg-sunken md:text-ink',
  idleClassName: 'text-muted hover:text-ink md:text-ink md:hover:bg-sunken',
}

/** Classes of an item that is not a page, and so is never the open one. */
const idleItem = `${itemLook.className} ${itemLook.idleClassName}`
