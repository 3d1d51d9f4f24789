import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

/** The newsletter box of the footer; without a newsletter it does nothing. */
export function Newsletter({ url }: { url: string }) {
  return (
    <div className="mt-6">
      <h2 className="mb-3 font-sans font-semibold text-base">Newsletter</h2>
      {url ? <NewsletterForm url={url} /> : <IdleBox />}
    </div>
  )
}

/** Not a form, so that it has no effect, with or without JavaScript. */
function IdleBox() {
  return (
    <div className="flex gap-2">
      <AddressField error={null} />
      <Button look="secondary">Subscribe</Button>
    </div>
  )
}

const sent = 'Thank you. Your address is on its way to the newsletter.'
const wrong = 'Please enter a valid email address'
const failed = 'Failed to subscribe. Please try again.'

type State = { busy: boolean; done: boolean; fault: string | null }

const idle: State = { busy: false, done: false, fault: null }

/** Posts the address to the newsletter service; without JavaScript the browser does so. */
function NewsletterForm({ url }: { url: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [{ busy, done, fault }, setState] = useState(idle)

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = form.current?.querySelector('input')
    if (busy || !field) return
    if (field.value.trim() === '' || !field.validity.valid) {
      setState({ ...idle, fault: wrong })
      field.focus()
      return
    }
    setState({ ...idle, busy: true })
    const done = await deliver(url, field.value.trim())
    if (done) field.value = ''
    setState({ ...idle, done, fault: done ? null : failed })
  }

  return (
    <form ref={form} method="post" action={url} noValidate onSubmit={subscribe}>
      <div className="flex items-start gap-2">
        <AddressField error={fault} />
        <Button type="submit" look="secondary" busy={busy} busyText="Subscribing...">
          Subscribe
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm">
        {done && sent}
      </p>
    </form>
  )
}

function AddressField({ error }: { error: string | null }) {
  return (
    <Field
      id="newsletter-address"
      label="Newsletter address"
      hideLabel
      error={error}
      className="min-w-0 grow"
    >
      <TextInput type="email" name="email" placeholder="you@example.com" autoComplete="email" />
    </Field>
  )
}

/** How long (ms) the newsletter service may take. */
const timeout = 15_000

/**
 * True if the service accepted the address. If it does not allow other sites to read its answers, any answer
 * counts.
 */
async function deliver(url: string, email: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ email })
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { method: 'POST', mode: 'no-cors', body, signal })
    return response.ok || response.type === 'opaque'
  } catch (error) {
    console.warn('The newsletter could not be reached', error)
    return false
  }
}
