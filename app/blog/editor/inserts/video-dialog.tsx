import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { embedOf } from '../../content/embeds.ts'

type Props = { url: string; onSave: (url: string) => void }

/** Asks for the address of a video. */
export function VideoForm({ url: initial, onSave }: Props) {
  const [url, setUrl] = useState(initial)
  const [asked, setAsked] = useState(false)
  const found = embedOf(url) !== null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // For React, the dialog is inside the form of the post.
    event.stopPropagation()
    setAsked(true)
    if (found) onSave(url.trim())
    else event.currentTarget.querySelector<HTMLElement>('[name="url"]')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Address"
        hint="A video of YouTube or Vimeo. Readers load it by pressing it, not before."
        error={asked && !found ? 'Please enter the address of a video of YouTube or Vimeo' : null}
      >
        <TextInput
          name="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit">Save video</Button>
      </div>
    </form>
  )
}
