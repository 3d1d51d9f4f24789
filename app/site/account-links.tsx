import { useNavigate } from 'react-router'
import { useSession } from '#app/accounts/session.tsx'
import { Link } from '#app/ui/link.tsx'

/** Login for visitors; the dashboard for administrators and Logout, once the browser knows. */
export function AccountLinks() {
  const { user, isAuthenticated, signOut } = useSession()
  const navigate = useNavigate()
  if (!isAuthenticated) {
    return (
      <li>
        <Link to="/login" className="nav-link">
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
          <Link to="/dashboard" className="nav-link">
            Dashboard
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={leave} className="nav-link w-full">
          Logout
        </button>
      </li>
    </>
  )
}
