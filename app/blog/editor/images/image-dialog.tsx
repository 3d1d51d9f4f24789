import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { ShownWidth } from '../../content/blocks.ts'
import { WidthChoice } from './width-choice.tsx'

/** What is told about an image besides its picture. */
export type ImageWords = { alt: string; caption: string; width: ShownWidth }

type Props = {
  /** The current texts of the image; null while the dialog is closed. */
  words: ImageWords | null
  /** See Dialog. */
  takeFocus: () => void
  onClose: () => void
  onSave: (words: ImageWords) => void
}

/** Asks for the description, caption and width of an image, which may still be uploading. */
export function ImageDialog({ words, takeFocus, onClose, onSave }: Props) {
  return (
    <Dialog
      open={words !== null}
      takeFocus={takeFocus}
      onOpenChange={(open) => !open && onClose()}
      title="Describe the image"
      description="The description is read to people who do not see the image."
    >
      {words && <ImageForm words={words} onSave={onSave} onLater={onClose} />}
    </Dialog>
  )
}

type FormProps = { words: ImageWords; onSave: Props['onSave']; onLater: () => void }

function ImageForm({ words: initial, onSave, onLater }: FormProps) {
  const [words, setWords] = useState(initial)
  const change = (changes: Partial<ImageWords>) => setWords({ ...words, ...changes })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // For React, the dialog is inside the form of the post.
    event.stopPropagation()
    onSave(words)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label="Alt text" hint="What the image shows, in a sentence; empty: only for the eye.">
        <TextInput
          autoComplete="off"
          maxLength={500}
          value={words.alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
      </Field>
      <Field label="Caption" hint="Shown below the image.">
        <TextInput
          autoComplete="off"
          maxLength={500}
          value={words.caption}
          onChange={(event) => change({ caption: event.target.value })}
        />
      </Field>
      <WidthChoice value={words.width} onChange={(width) => change({ width })} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onLater}>
          Later
        </Button>
        <Button type="submit">Save description</Button>
      </div>
    </form>
  )
}
