import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { takeEarlySubmit } from '#app/shell/early-submit.tsx'
import { ApiError, messageOf } from '#app/ui/browser/api-client.ts'

type Values<Field extends string> = Record<Field, string>

/** Messages by field name. */
type Messages<Field extends string> = Partial<Record<Field, string>>

type Options<Field extends string> = {
  fields: readonly Field[]
  /** Messages about invalid values, by field. */
  check: (values: Values<Field>) => Messages<Field>
  send: (values: Values<Field>) => Promise<void>
  /** The message if the server gives none. */
  failure: string
}

type Outcome<Field extends string> = { messages: Messages<Field>; failure: string | null }

const clean = { messages: {}, failure: null }

/**
 * Checks a form and sends it once, however often it is submitted. Returns what is wrong: `messages` by field,
 * `failure` for the whole form. The first invalid field, or the failure, gets the focus. A form that was
 * submitted before the page was hydrated is sent afterwards.
 */
export function useAccountForm<Field extends string>(options: Options<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<Field>>(clean)

  useEffect(() => {
    if (form.current && takeEarlySubmit(form.current)) form.current.requestSubmit()
  }, [])

  useEffect(() => {
    if (outcome === clean) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [outcome])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const values = valuesOf(event.currentTarget, options.fields)
    const messages = options.check(values)
    const wrong = Object.keys(messages).length > 0
    setOutcome(wrong ? { messages, failure: null } : clean)
    if (wrong) return
    sending.current = true
    setBusy(true)
    try {
      await options.send(values)
    } catch (error) {
      setOutcome(outcomeOf(error, options))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { form, submit, busy, ...outcome }
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const sent = new FormData(form)
  const entries = fields.map((field) => [field, String(sent.get(field) ?? '')])
  return Object.fromEntries(entries) as Values<Field>
}

/** The first message of the server for each field of the form; otherwise one message for the whole form. */
function outcomeOf<Field extends string>(
  error: unknown,
  { fields, failure }: Options<Field>,
): Outcome<Field> {
  const issues = error instanceof ApiError ? error.errors : []
  const messages: Messages<Field> = {}
  for (const field of fields) {
    const issue = issues.find(({ path }) => path === field)
    if (issue) messages[field] = issue.msg
  }
  if (Object.keys(messages).length > 0) return { messages, failure: null }
  return { messages: {}, failure: messageOf(error, failure) }
}
