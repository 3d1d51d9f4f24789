import { Link } from '#app/ui/link.tsx'

/** The way to sign in, beside a form that makes an account. */
export const SignInInstead = () => (
  <>
    Have an account already?{' '}
    <Link to="/login" className="text-link">
      Sign in
    </Link>
  </>
)
