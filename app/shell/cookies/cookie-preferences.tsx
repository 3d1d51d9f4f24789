import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { hostOf, useSiteInfo } from '../site-info.ts'
import { type CookieConsent, choiceOf } from './cookie-consent.ts'
import { storedConsent } from './cookie-settings.ts'

type Props = { titleId: string; onBack: () => void; onAnswer: (consent: CookieConsent) => void }

/** The second view of the cookie banner: a switch for each kind of storage. */
export function CookiePreferences({ titleId, onBack, onAnswer }: Props) {
  const { analyticsUrl } = useSiteInfo()
  const [choice, setChoice] = useState(() => choiceOf(storedConsent()))
  function save(event: SubmitEvent) {
    event.preventDefault()
    onAnswer(choice)
  }
  return (
    <form onSubmit={save}>
      <h2 id={titleId} tabIndex={-1} data-focus className="text-lg outline-none">
        Cookie Preferences
      </h2>
      <div className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-3 [@media(max-height:40rem)]:gap-y-0 [@media(max-height:40rem)]:[&_p]:sr-only">
        <Checkbox
          label="Necessary"
          hint="Your answer here, drafts, signing in. Always on."
          checked
          disabled
        />
        <Checkbox
          label="Analytics"
          hint={
            analyticsUrl
              ? `Counts visits, through ${hostOf(analyticsUrl)}.`
              : 'Would count visits. Nothing does at present.'
          }
          checked={choice.analytics}
          onChange={({ target }) => setChoice({ ...choice, analytics: target.checked })}
        />
        <Checkbox
          label="Marketing"
          hint="Would show offers. Nothing does at present."
          checked={choice.marketing}
          onChange={({ target }) => setChoice({ ...choice, marketing: target.checked })}
        />
      </div>
      <div className="mt-4 flex justify-end gap-3 max-sm:[&>:last-child]:grow">
        <Button look="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit">Save Preferences</Button>
      </div>
    </form>
  )
}
