import { useRef, useState } from 'react'
import type { Redirect } from '#app/redirects/redirect.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'

const empty = { from: '', to: '', status: '301' }

type Fields = typeof empty

/** True if the site answers at a path itself, so that a redirect from there is not followed. */
async function answers(path: string): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', signal: AbortSignal.timeout(5_000) }
    return (await fetch(path, { ...asked, redirect: 'manual', credentials: 'omit' })).ok
  } catch {
    return false
  }
}

/** The form for a new redirect. */
export function AddRedirect({ onAdded }: { onAdded: () => Promise<void> }) {
  const [fields, setFields] = useState(empty)
  const [problems, setProblems] = useState<Partial<Fields>>({})
  const [hint, setHint] = useState('')
  const newest = useRef('')
  const { busy, once } = useOnce()
  const change = (changes: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...changes }))
    setProblems((now) => ({ ...now, from: undefined, to: undefined }))
  }
  const add = () =>
    once(async () => {
      setProblems({})
      setHint('')
      let from: string
      try {
        from = (await api.post<Redirect>('/redirects', fields)).from
      } catch (error) {
        if (!(error instanceof ApiError) || error.errors.every(({ path }) => !path)) {
          showErrorToast(messageOf(error, 'Failed to add redirect'))
          return
        }
        setProblems(
          Object.fromEntries(error.errors.flatMap(({ path, msg }) => (path ? [[path, msg]] : []))),
        )
        return
      }
      showToast('Redirect added')
      setFields(empty)
      void hintAt(from)
      await onAdded()
    })
  async function hintAt(from: string) {
    newest.current = from
    if (!(await answers(from)) || newest.current !== from) return
    setHint(`A page answers at ${from}. The redirect is followed once that page is gone.`)
  }
  return (
    <form
      noValidate
      aria-label="New redirect"
      className="grid items-start gap-4 rounded-card border border-line bg-surface p-5 lg:grid-cols-[1fr_1fr_11rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field label="Old address" error={problems.from}>
        <TextInput
          placeholder="/2019/05/old-post/"
          autoComplete="off"
          value={fields.from}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <Field label="Leads to" error={problems.to}>
        <TextInput
          placeholder="/blogs/new-post"
          autoComplete="off"
          value={fields.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
      <Field label="How long" error={problems.status}>
        <Select value={fields.status} onChange={(event) => change({ status: event.target.value })}>
          <option value="301">For good (301)</option>
          <option value="302">For a while (302)</option>
        </Select>
      </Field>
      <Button type="submit" busy={busy} busyText="Adding..." className="lg:mt-7.5">
        Add Redirect
      </Button>
      <p role="status" className="font-medium empty:-mt-4 lg:col-span-4">
        {hint}
      </p>
    </form>
  )
}
