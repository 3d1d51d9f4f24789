import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { type ContactValues, thanks } from './contact-rules.ts'
import { MessageCounter } from './message-counter.tsx'
import { type ContactOutcome, useContactForm } from './use-contact-form.ts'

type Props = { outcome: ContactOutcome; typed: ContactValues }

/** The contact form. Without JavaScript it is posted to its own page, which answers with the same form. */
export function ContactForm({ outcome, typed }: Props) {
  const { form, onInput, submit, busy, message, sent, failure, problems } = useContactForm(
    outcome,
    typed,
  )
  const control = { required: true, readOnly: busy }
  return (
    <form
      ref={form}
      method="post"
      action="/contact#write"
      noValidate
      onInput={onInput}
      onSubmit={submit}
      className="grid gap-5"
    >
      {sent && <Sent />}
      {failure && <Failure text={failure} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={problems.name}>
          <TextInput name="name" autoComplete="name" defaultValue={typed.name} {...control} />
        </Field>
        <Field label="Email" error={problems.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={typed.email}
            {...control}
          />
        </Field>
      </div>
      <Field label="Subject" error={problems.subject}>
        <TextInput name="subject" defaultValue={typed.subject} {...control} />
      </Field>
      <Field label="Message" hint={<MessageCounter message={message} />} error={problems.message}>
        <TextArea name="message" rows={7} defaultValue={typed.message} {...control} />
      </Field>
      <Trap />
      <Button type="submit" busy={busy} busyText="Sending..." className="justify-self-start">
        Send Message
      </Button>
    </form>
  )
}

function Sent() {
  return (
    <p
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-field border border-leaf px-4 py-3 font-medium"
    >
      <CheckIcon className="mt-1 shrink-0 text-leaf" />
      {thanks}
    </p>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      className="rounded-field border border-danger px-4 py-3 font-medium text-danger"
    >
      {text}
    </p>
  )
}

/** A hidden field that only programs fill in. It is not displayed at all, so that autofill leaves it alone. */
function Trap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
