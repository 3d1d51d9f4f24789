import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import {
  type ContactProblems,
  type ContactValues,
  contactFields,
  contactProblems,
  notSent,
} from './contact-rules.ts'
import { keepLocalDraft, readLocalDraft } from './local-draft.ts'

/** The outcome of the last attempt to send: problems by field, a failure of the whole form, or sent. */
export type ContactOutcome = { sent: boolean; problems: ContactProblems; failure: string | null }

/** After so long (ms) without an answer, sending counts as failed. */
const timeout = 30_000

/**
 * Checks the contact form and sends it once, however often it is submitted. What is typed is stored in the
 * browser until the server has accepted it. `start` is the outcome of a form that was posted without JavaScript.
 */
export function useContactForm(start: ContactOutcome, typed: ContactValues) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(start)
  const [message, setMessage] = useState(typed.message)
  const focusOnOutcome = useFocusOnOutcome(form)

  useEffect(() => {
    if (!form.current) return
    fillEmpty(form.current, readLocalDraft())
    setMessage(valuesIn(form.current).message)
  }, [])

  function finish(result: ContactOutcome) {
    setOutcome(result)
    focusOnOutcome()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current) return
    const problems = contactProblems(valuesIn(element))
    if (Object.keys(problems).length > 0) {
      return finish({ sent: false, failure: null, problems })
    }
    sending.current = true
    setBusy(true)
    setOutcome(nothingWrong)
    const result = await send(element)
    sending.current = false
    setBusy(false)
    if (result.sent) handleTyping(cleared(element))
    finish(result)
  }

  /** Stores the local draft and updates the counter; removes the message at a field once its value is valid. */
  function handleTyping(element: HTMLFormElement) {
    const values = valuesIn(element)
    keepLocalDraft(values)
    setMessage(values.message)
    setOutcome((now) => withoutCorrected(now, values))
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => handleTyping(event.currentTarget)
  return { form, onInput, submit, busy, message, ...outcome }
}

/**
 * Returns a function that, after the next render, focuses the first invalid field or the message about the whole
 * form.
 */
function useFocusOnOutcome(form: RefObject<HTMLFormElement | null>) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count === 0) return
    const messages = '[aria-invalid="true"], [role="alert"], [role="status"]'
    form.current?.querySelector<HTMLElement>(messages)?.focus()
  }, [count, form])
  return () => setCount((before) => before + 1)
}

const nothingWrong: ContactOutcome = { sent: false, problems: {}, failure: null }

async function send(form: HTMLFormElement): Promise<ContactOutcome> {
  const website = String(new FormData(form).get('website') ?? '')
  try {
    const options = { anonymous: true, signal: AbortSignal.timeout(timeout) }
    await api.post('/contact', { ...valuesIn(form), website }, options)
    return { ...nothingWrong, sent: true }
  } catch (error) {
    const problems = problemsIn(error)
    if (Object.keys(problems).length > 0) return { ...nothingWrong, problems }
    const isRateLimited = error instanceof ApiError && error.status === 429
    return { ...nothingWrong, failure: isRateLimited ? messageOf(error, notSent) : notSent }
  }
}

/** The messages of the server for the fields of the form. */
function problemsIn(error: unknown): ContactProblems {
  if (!(error instanceof ApiError)) return {}
  const problems = contactFields.map((field) => [field, error.about(field)] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

function withoutCorrected(outcome: ContactOutcome, values: ContactValues): ContactOutcome {
  const wrong = contactProblems(values)
  const left = Object.entries(outcome.problems).filter(([field]) => field in wrong)
  const corrected = left.length < Object.keys(outcome.problems).length
  return corrected ? { ...outcome, problems: Object.fromEntries(left) } : outcome
}

function valuesIn(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  // Form data has CRLF line breaks.
  const value = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  }
}

function fillEmpty(form: HTMLFormElement, draft: Partial<ContactValues> | null): void {
  for (const [field, control] of controlsOf(form)) {
    if (control.value === '') control.value = draft?.[field] ?? ''
  }
}

function cleared(form: HTMLFormElement): HTMLFormElement {
  for (const [, control] of controlsOf(form)) control.value = ''
  return form
}

function controlsOf(form: HTMLFormElement) {
  return contactFields.flatMap((field) => {
    const control = form.elements.namedItem(field)
    const typable = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return typable ? [[field, control] as const] : []
  })
}
