import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Image } from '#app/images/image.ts'
import { uploadProblem, uploadTypes } from '#app/images/making/upload-rules.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { SiteFields } from './site-fields.ts'

type Chosen = Pick<SiteFields, 'logoImageId' | 'logoUrl'>

type Props = { logoUrl: string | null; onChange: (logo: Chosen) => void; error: string | null }

/** Uploads the logo of the site, which is in use only once the settings are saved. */
export function LogoField({ logoUrl, onChange, error }: Props) {
  const id = useId()
  const { progress, failure, send } = useLogoUpload(onChange)
  const problem = failure ?? error
  return (
    <div id="logo" className="grid gap-3">
      <p id={`${id}-name`} className="-mb-1.5 font-semibold leading-6">
        Logo
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {logoUrl && (
          <img
            src={logoUrl}
            alt="The logo"
            className="h-14 max-w-56 rounded-field border border-line bg-paper object-contain p-1"
          />
        )}
        <label className={buttonClasses('secondary', 'has-[:focus-visible]:outline-2')}>
          <input
            type="file"
            accept={uploadTypes.join(',')}
            aria-labelledby={`${id}-name`}
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void send(file)
            }}
          />
          <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" />
          {logoUrl ? 'Choose another' : 'Choose an image'}
        </label>
        {logoUrl && (
          <Button look="quiet" onClick={() => onChange({ logoImageId: null, logoUrl: null })}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Use the drawn plate
          </Button>
        )}
      </div>
      {progress !== null && <ProgressBar value={progress} label="Uploading" />}
      <p id={`${id}-hint`} className="text-muted text-sm">
        JPEG, PNG or WebP up to 5 MB. A square of 512 px is best: the icon of browser tabs and
        phones and the pictures of shared pages are made of it.
      </p>
      {problem && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

function useLogoUpload(onStored: (logo: Chosen) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const newest = useRef<File>(null)

  async function send(file: File) {
    newest.current = file
    const problem = uploadProblem(file)
    setFailure(problem)
    if (problem) return
    setProgress(0)
    const isNewest = () => newest.current === file
    try {
      const options = { onSent: (share: number) => isNewest() && setProgress(share) }
      const image = await api.upload<Image>('/images/upload', file, options)
      if (isNewest()) onStored({ logoImageId: image._id, logoUrl: image.url })
    } catch (error) {
      if (isNewest()) setFailure(messageOf(error, 'Failed to upload image'))
    } finally {
      if (isNewest()) setProgress(null)
    }
  }

  return { progress, failure, send }
}
