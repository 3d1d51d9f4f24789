import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { typedAddress } from './addresses.ts'

export type LinkDraft = { url: string; text: string; exists: boolean }

type Props = {
  /** The text to link; null while the dialog is closed. */
  draft: LinkDraft | null
  /** See Dialog. */
  takeFocus: () => void
  onClose: () => void
  onSave: (url: string, text: string) => void
  onRemove: () => void
}

/** Asks for the address and the text of a link. */
export function LinkDialog({ draft, takeFocus, onClose, onSave, onRemove }: Props) {
  return (
    <Dialog
      open={draft !== null}
      takeFocus={takeFocus}
      onOpenChange={(open) => !open && onClose()}
      title={draft?.exists ? 'Edit link' : 'Add link'}
    >
      {draft && <LinkForm draft={draft} onSave={onSave} onRemove={onRemove} />}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'onSave' | 'onRemove'> & { draft: LinkDraft }

function LinkForm({ draft, onSave, onRemove }: FormProps) {
  const [url, setUrl] = useState(draft.url)
  const [text, setText] = useState(draft.text)
  const [asked, setAsked] = useState(false)
  const address = typedAddress(url)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // For React, the dialog is inside the form of the post.
    event.stopPropagation()
    setAsked(true)
    if (address) onSave(address, text)
    else event.currentTarget.querySelector<HTMLElement>('[name="url"]')?.focus()
  }

  const problem = 'Please enter a web address, a mail address or a page of this site'
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label="Address" error={asked && !address ? problem : null}>
        <TextInput
          name="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Field label="Text" hint="What the link says; empty: its address.">
        <TextInput
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {draft.exists && (
          <Button look="quiet" className="mr-auto" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button type="submit">{draft.exists ? 'Save link' : 'Add link'}</Button>
      </div>
    </form>
  )
}
