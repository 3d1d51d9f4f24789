import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError, messageOf } from '#app/ui/api-client.ts'

type Values = Record<string, string>

/** Messages by field name. */
type Messages = Record<string, string>

type Options<Schema extends z.ZodType> = {
  schema: Schema
  /** Rules that only the form has; its messages come after the schema's. */
  check?: (values: Values) => Messages
  send: (input: z.output<Schema>) => Promise<void>
  /** Told where the server gives no message. */
  failure: string
}

type Outcome = { messages: Messages; failure: string | null }

const clean: Outcome = { messages: {}, failure: null }

/**
 * Checks and sends a form once, however often it is submitted, and shows what is wrong: `messages` by
 * field, `failure` for the whole. The first bad field, or the failure, gets the focus.
 */
export function useAccountForm<Schema extends z.ZodType>(options: Options<Schema>) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(clean)

  useEffect(() => {
    if (outcome === clean) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [outcome])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const values = valuesOf(event.currentTarget)
    const parsed = options.schema.safeParse(values)
    const messages = { ...options.check?.(values), ...messagesOf(parsed.error?.issues ?? []) }
    setOutcome(Object.keys(messages).length > 0 ? { messages, failure: null } : clean)
    if (!parsed.success || Object.keys(messages).length > 0) return
    sending.current = true
    setBusy(true)
    try {
      await options.send(parsed.data)
    } catch (error) {
      setOutcome(outcomeOf(error, values, options.failure))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { form, submit, busy, ...outcome }
}

function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The server's messages at the fields that the form has; else one message for the whole form. */
function outcomeOf(error: unknown, values: Values, failure: string): Outcome {
  const issues = error instanceof ApiError ? error.errors : []
  const messages = messagesOf(issues.map(({ msg, path = '' }) => ({ message: msg, path: [path] })))
  const known = Object.entries(messages).filter(([name]) => name in values)
  if (known.length > 0) return { messages: Object.fromEntries(known), failure: null }
  return { messages: {}, failure: messageOf(error, failure) }
}

/** The first message of each field. */
function messagesOf(issues: { message: string; path: PropertyKey[] }[]): Messages {
  return Object.fromEntries(
    issues.toReversed().map(({ message, path }) => [String(path[0]), message]),
  )
}
