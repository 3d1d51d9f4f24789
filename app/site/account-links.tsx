import { useNavigate } from 'react-router'
import { useSession } from '#app/accounts/session.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = { linkClasses: string }

/** Login for visitors; the dashboard for administrators and Logout, once the browser knows. */
export function AccountLinks({ linkClasses }: Props) {
  const { user, isAuthenticated, signOut } = useSession()
  const navigate = useNavigate()
  if (!isAuthenticated) {
    return (
      <li>
        <Link to="/login" className={linkClasses}>
          Login
        </Link>
      </li>
    )
  }
  async function leave() {
    await signOut()
    navigate('/')
  }
  return (
    <>
      {user?.role === 'Admin' && (
        <li>
          <Link to="/dashboard" className={linkClasses}>
            Dashboard
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={leave} className={`w-full ${linkClasses}`}>
          Logout
        </button>
      </li>
    </>
  )
}
