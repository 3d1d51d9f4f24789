import { useNavigate } from 'react-router'
import type { PageHandle } from '#app/render/public-frame.ts'
import { MailLink } from '#app/shell/mail-link.tsx'
import { pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'
import { isStaff } from '#platform/api/caller.ts'
import { sendsMail } from '#platform/mail.ts'
import { AccountPage } from '../own/account-page.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import type { Route } from './+types/login.ts'

/** Only scripts can send the form, so they are loaded at once. */
export const handle: PageHandle = { needsScripts: true }

export const loader = pageLoader(async ({ app }) => ({ mail: sendsMail(app) }))

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const description = `Sign in to ${site.name}.`
  return pageMeta(site, { title: 'Sign in', description, path: '/login', hidden: true })
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <AccountPage
      title="Sign in"
      aside={
        <>
          New here?{' '}
          <Link to="/register" className="text-link">
            Create an account
          </Link>
          <span className="mt-2 block">
            {loaderData.mail ? (
              <Link to="/forgot-password" className="text-link">
                Forgot your password?
              </Link>
            ) : (
              <>
                Forgot your password? Ask <MailLink />.
              </>
            )}
          </span>
        </>
      }
    >
      <SignInForm
        onSignedIn={(user) => navigate(isStaff(user) ? '/dashboard' : '/', { replace: true })}
      />
    </AccountPage>
  )
}
