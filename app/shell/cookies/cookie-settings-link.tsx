import { Link } from '#app/ui/link.tsx'
import { openCookieSettings } from './cookie-settings.ts'

type Props = { className?: string }

/** Opens the cookie settings; without JavaScript, the section of the cookie policy about them. */
export function CookieSettingsLink({ className }: Props) {
  return (
    <Link
      to="/cookie-policy#your-choice"
      className={className}
      onClick={(event) => {
        event.preventDefault()
        openCookieSettings()
      }}
    >
      Cookie Settings
    </Link>
  )
}
