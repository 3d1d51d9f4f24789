import { ExternalLink } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { clearAddress } from '../addresses.ts'
import { OptionList, useActiveOption } from '../floating/option-list.tsx'
import { type SitePage, useSitePages } from './site-pages.ts'

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

/** Asks for the address and the text of a link; words find meals and posts of this site. */
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

const problem = 'Please enter a web address, a mail address or a page of this site'

type FormProps = Pick<Props, 'onSave' | 'onRemove'> & { draft: LinkDraft }

function LinkForm({ draft, onSave, onRemove }: FormProps) {
  const [url, setUrl] = useState(draft.url)
  const [text, setText] = useState(draft.text)
  const [asked, setAsked] = useState(false)
  // A link keeps the address that it has, such as one without a slash, which would be words if it were typed.
  const address = url === draft.url && draft.exists ? url : clearAddress(url)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // For React, the dialog is inside the form of the post.
    event.stopPropagation()
    setAsked(true)
    if (address) onSave(address, text)
    else event.currentTarget.querySelector<HTMLElement>('[name="url"]')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <AddressField
        url={url}
        // Words that are selected already are searched at once.
        words={address ? '' : url.trim() || (draft.exists ? '' : draft.text)}
        error={asked && !address ? problem : null}
        onType={setUrl}
        onChoose={({ path, title }) => onSave(path, text.trim() || title)}
      />
      <Field label="Text" hint="What the link says; empty: its address.">
        <TextInput
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {draft.exists && (
          <>
            <Button look="quiet" onClick={onRemove}>
              Remove link
            </Button>
            <a
              href={draft.url}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses('quiet', 'mr-auto')}
            >
              <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
              Open link
            </a>
          </>
        )}
        <Button type="submit">{draft.exists ? 'Save link' : 'Add link'}</Button>
      </div>
    </form>
  )
}

type AddressProps = {
  url: string
  /** What is searched. */
  words: string
  error: string | null
  onType: (url: string) => void
  onChoose: (page: SitePage) => void
}

function AddressField({ url, words, error, onType, onChoose }: AddressProps) {
  const id = useId()
  const { pages: found, isFresh, note } = useSitePages(words)
  const pages = words === '' ? [] : found
  // Without a typed word, Enter shall not choose what only the selected text has found.
  const options = useActiveOption(id, pages.length, words, url.trim() === '' ? -1 : 0)

  function press(event: KeyboardEvent) {
    const page = pages[options.index]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && page && isFresh) onChoose(page)
    else if (!options.move(event)) return
    event.preventDefault()
  }

  return (
    <div>
      <Field
        label="Address"
        hint="A web address, or words to find meals and posts of this site."
        error={error}
      >
        <TextInput
          name="url"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={pages.length > 0}
          aria-controls={pages.length > 0 ? id : undefined}
          aria-activedescendant={options.activeId}
          autoComplete="off"
          placeholder="https://"
          value={url}
          onKeyDown={press}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <p role="status" className="text-muted text-sm not-empty:mt-2">
        {words === '' ? '' : note}
      </p>
      {pages.length > 0 && (
        <div className="mt-2 max-h-64 overflow-y-auto overscroll-contain rounded-field border border-line p-1">
          <OptionList
            id={id}
            label="Pages of this site"
            options={pages}
            keyOf={({ path }) => path}
            active={options.index}
            onActivate={options.activate}
            onChoose={onChoose}
          >
            {({ kind, title, isPublished }) => (
              <>
                <span className="min-w-0 truncate font-medium">{title}</span>
                <span className="ml-auto shrink-0 text-muted text-sm">
                  {isPublished ? kind : `${kind} · Draft`}
                </span>
              </>
            )}
          </OptionList>
        </div>
      )}
    </div>
  )
}
