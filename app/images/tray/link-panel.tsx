import { type FormEvent, useRef, useState } from 'react'
import { ApiError, api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import type { Image } from '../image.ts'

type Props = {
  label?: string | undefined
  url: string
  onUrlChange: (url: string) => void
  onLinked: (image: Image) => void
}

/** Copies an image from an address on the web. */
export function LinkPanel({ label = 'Image URL', url, onUrlChange, onLinked }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (url.trim() === '') {
      setError('Please enter a valid image URL')
      form.current?.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    setError(null)
    try {
      onLinked(await api.post<Image>('/images/url', { imageUrl: url.trim() }))
      onUrlChange('')
    } catch (failure) {
      setError(failureText(failure))
      showErrorToast(linkFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={label}
        hint="The direct URL of a JPG, PNG or WEBP file. A copy is kept on this site."
        error={error}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          onChange={(event) => {
            setError(null)
            onUrlChange(event.target.value)
          }}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" busy={busy} busyText="Loading...">
          Use URL
        </Button>
      </div>
    </form>
  )
}

const linkFailed = 'Failed to upload image URL'

/** The message of a failure, with the reason of the server if it gave one. */
function failureText(failure: unknown): string {
  const reason = failure instanceof ApiError && (failure.errors[0]?.msg || failure.message)
  return reason ? `${linkFailed}. ${reason}` : linkFailed
}
