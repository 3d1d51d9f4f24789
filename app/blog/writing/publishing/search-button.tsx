import { Globe } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { UploadStore } from '../../editor/images/upload-store.ts'
import type { PostFields } from '../post-fields.ts'
import { SearchPreview, SocialPreview } from './found-previews.tsx'
import { SocialImage } from './social-image.tsx'

type Props = {
  fields: PostFields
  /** The slug of the stored post; empty for a new one. */
  slug: string
  store: UploadStore
  onChange: (changes: Partial<PostFields>) => void
}

/** Opens what search engines and networks are told about the post, with a preview of both. */
export function SearchButton(props: Props) {
  const [open, setOpen] = useState(false)
  const address = useAddress(props)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Globe size={20} strokeWidth={1.75} aria-hidden="true" />
        Search and sharing
      </Button>
      <Dialog
        wide
        open={open}
        // What was typed wrongly stays on screen until it is mended.
        onOpenChange={(open) => (open || address.isFine() ? setOpen(open) : address.focus())}
        title="Search and sharing"
        description="What is left empty follows the post."
      >
        <Panel {...props} address={address} onDone={() => address.isFine() && setOpen(false)} />
      </Dialog>
    </>
  )
}

type PanelProps = Props & { address: ReturnType<typeof useAddress>; onDone: () => void }

function Panel({ fields, slug, store, onChange, address, onDone }: PanelProps) {
  const site = useSiteInfo()
  const { seoTitle, seoDescription } = fields
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <Field label="Title for search engines" hint={`${seoTitle.length}/60 are usually shown.`}>
          <TextInput
            name="seoTitle"
            autoComplete="off"
            maxLength={200}
            placeholder={fields.title}
            value={seoTitle}
            onChange={(event) => onChange({ seoTitle: event.target.value })}
          />
        </Field>
        <Field
          label="Description for search engines"
          hint={`${seoDescription.length}/160 are usually shown.`}
        >
          <TextArea
            name="seoDescription"
            rows={3}
            maxLength={500}
            placeholder={fields.description}
            value={seoDescription}
            onChange={(event) => onChange({ seoDescription: event.target.value })}
          />
        </Field>
        <SocialImage
          store={store}
          value={fields.socialImage}
          onChange={(socialImage) => onChange({ socialImage })}
        />
        <Field
          label="Canonical address"
          hint="Only for a text that was first published elsewhere."
          error={address.problem}
        >
          <TextInput {...address.input} type="url" autoComplete="off" placeholder="https://" />
        </Field>
      </div>
      <div className="grid content-start gap-6">
        <SearchPreview fields={fields} site={site} slug={slug} />
        <SocialPreview fields={fields} site={site} />
        <Button className="justify-self-end" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

/** The canonical address as it is typed; only a valid one becomes part of the post. */
function useAddress({ fields: { canonicalUrl }, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return {
    problem,
    isFine: () => typed === null || isAddress(typed),
    focus() {
      setProblem(wrongAddress)
      input.current?.focus()
    },
    input: {
      ref: input,
      name: 'canonicalUrl',
      value: typed ?? canonicalUrl,
      onChange(event: { target: { value: string } }) {
        const text = event.target.value
        const isValid = isAddress(text)
        setTyped(isValid ? null : text)
        if (isValid) setProblem(null)
        if (isValid) onChange({ canonicalUrl: text.trim() })
      },
      onBlur: () => setProblem(typed !== null && !isAddress(typed) ? wrongAddress : null),
    },
  }
}

const wrongAddress = 'Please enter an address that begins with https://, or leave it empty'

function isAddress(text: string): boolean {
  const address = text.trim()
  return address === '' || (/^https?:\/\//.test(address) && URL.canParse(address))
}
