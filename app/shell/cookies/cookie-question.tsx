import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CookieConsent } from './cookie-consent.ts'

type Props = {
  titleId: string
  onCustomize: () => void
  onAnswer: (consent: CookieConsent) => void
}

/** The first view of the cookie banner. */
export function CookieQuestion({ titleId, onCustomize, onAnswer }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="min-w-64 flex-1">
        <h2 id={titleId} className="text-lg">
          We value your privacy
        </h2>
        <p className="mt-1 text-muted text-sm">
          A few entries in your browser make this site work; anything more waits for your word. See
          our{' '}
          <Link to="/cookie-policy" className="text-link">
            Cookie Policy
          </Link>{' '}
          and{' '}
          <Link to="/privacy-policy" className="text-link">
            Privacy Policy
          </Link>
          .
        </p>
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button look="secondary" data-focus onClick={onCustomize}>
          Customize
        </Button>
        <Button onClick={() => onAnswer('all')}>Accept All</Button>
      </div>
    </div>
  )
}
