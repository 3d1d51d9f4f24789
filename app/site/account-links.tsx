import { Link } from 'react-router'

type Props = { linkClasses: string }

/** Login for visitors; who is signed in is known in the browser only. */
export function AccountLinks({ linkClasses }: Props) {
  return (
    <li>
      <Link to="/login" className={linkClasses}>
        Login
      </Link>
    </li>
  )
}
