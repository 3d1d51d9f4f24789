import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { timeText } from './publishing/local-time.ts'

type Link = { url: string; expiresAt: string }

/** Makes a secret address that shows the stored draft to somebody without an account. */
export function PreviewLink({ postId }: { postId: string }) {
  const [link, setLink] = useState<Link | null>(null)
  const [busy, setBusy] = useState(false)
  async function make() {
    setBusy(true)
    try {
      setLink(await api.get<Link>(`/posts/${postId}/preview-link`))
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to make a preview link'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="secondary" busy={busy} onClick={make}>
        {!busy && <Link2 size={20} strokeWidth={1.75} aria-hidden="true" />}
        Preview link
      </Button>
      <Dialog
        open={link !== null}
        onOpenChange={() => setLink(null)}
        title="Preview link"
        description="Whoever has this address sees the draft as it was saved last, without an account."
      >
        {link && <Shown link={link} />}
      </Dialog>
    </>
  )
}

function Shown({ link: { url, expiresAt } }: { link: Link }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast('Link copied to clipboard!')
    } catch (error) {
      console.warn(error)
      showErrorToast('This browser does not let us copy. Please copy the address by hand.')
    }
  }
  return (
    <div className="grid gap-5">
      <Field
        label="Address"
        hint={`It ends on ${timeText(expiresAt)}, or when a new one is made. Earlier ones have ended now.`}
      >
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button className="justify-self-end" onClick={copy}>
        Copy address
      </Button>
    </div>
  )
}
