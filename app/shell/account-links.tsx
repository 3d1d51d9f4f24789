import { useNavigate } from 'react-router'
import { useSession } from '#app/shell/session.tsx'
import { Link } from '#app/ui/link.tsx'
import { isAdmin } from '#platform/api/caller.ts'

/** Links for the person who is signed in: the dashboard for administrators, and Logout. */
export function AccountLinks() {
  const { user, signOut } = useSession()
  const navigate = useNavigate()
  async function leave() {
    await signOut()
    navigate('/')
  }
  return (
    <>
      {isAdmin(user) && (
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
