import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { uploadTypes } from '#app/images/making/upload-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { sendImage, uploadFailure } from '../editor/images/use-uploads.ts'
import type { PostFields } from './post-fields.ts'

type Props = {
  fields: Pick<PostFields, 'featuredImage' | 'featuredImageAlt'>
  error: string | null
  onChange: (changes: Partial<PostFields>) => void
}

/** The featured image, which is uploaded as soon as a file is chosen or dropped, with its description. */
export function FeaturedImage({ fields, error, onChange }: Props) {
  const { featuredImage, featuredImageAlt } = fields
  const upload = useFeaturedUpload((url) => onChange({ featuredImage: url }))
  const errorId = useId()
  const problem = upload.failure ?? error
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`${errorId}-name`} className="-mb-1.5 font-sans font-semibold text-base">
        Featured image
      </h2>
      <Zone
        nameId={`${errorId}-name`}
        filled={featuredImage !== ''}
        onFile={upload.send}
        errorId={problem ? errorId : undefined}
      >
        {featuredImage ? (
          <SmartImage
            set={null}
            src={featuredImage}
            alt={featuredImageAlt}
            sizes="18rem"
            className="aspect-video w-full rounded-field"
          />
        ) : null}
      </Zone>
      {upload.progress !== null && <ProgressBar value={upload.progress} label="Uploading" />}
      {problem && (
        <p
          id={errorId}
          role={upload.failure ? 'alert' : undefined}
          className="font-medium text-danger text-sm"
        >
          {problem}
        </p>
      )}
      {featuredImage && (
        <>
          <Field label="Image description" hint="Read to people who do not see the image.">
            <TextInput
              name="featuredImageAlt"
              autoComplete="off"
              maxLength={500}
              value={featuredImageAlt}
              onChange={(event) => onChange({ featuredImageAlt: event.target.value })}
            />
          </Field>
          <Button
            look="quiet"
            className="-ml-3 justify-self-start px-3"
            onClick={() => onChange({ featuredImage: '', featuredImageAlt: '' })}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Remove image
          </Button>
        </>
      )}
    </div>
  )
}

/** Uploads a file; only the one chosen last counts. */
function useFeaturedUpload(onStored: (url: string) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const newest = useRef<File>(null)

  async function send(file: File) {
    newest.current = file
    setFailure(null)
    setProgress(0)
    const isNewest = () => newest.current === file
    try {
      const url = await sendImage(file, (share) => isNewest() && setProgress(share))
      if (!isNewest()) return
      onStored(url)
      showToast('Image uploaded successfully')
    } catch (error) {
      if (isNewest()) setFailure(uploadFailure(error))
    } finally {
      if (isNewest()) setProgress(null)
    }
  }

  return { send, progress, failure }
}

type ZoneProps = {
  /** The id of the element that names it. */
  nameId: string
  filled: boolean
  onFile: (file: File) => void
  errorId: string | undefined
  children: React.ReactNode
}

function Zone({ nameId, filled, onFile, errorId, children }: ZoneProps) {
  const [over, setOver] = useState(false)
  const isOver = (value: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(value)
  }
  return (
    <label
      onDragOver={isOver(true)}
      onDragLeave={isOver(false)}
      onDrop={(event) => {
        isOver(false)(event)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
      className={joinClasses(
        'grid cursor-pointer gap-2 rounded-card border-2 border-dashed p-2 text-center transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2',
        over ? 'border-accent bg-sunken' : 'border-field-line hover:border-ink hover:bg-sunken',
      )}
    >
      <input
        type="file"
        name="featuredImage"
        aria-labelledby={nameId}
        accept={uploadTypes.join(',')}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Allows choosing the same file again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      {children}
      <span
        className={joinClasses(
          'flex flex-wrap items-center justify-center gap-x-2 text-sm',
          filled ? 'py-1' : 'min-h-36 flex-col',
        )}
      >
        <ImageUp size={20} strokeWidth={1.75} className="text-muted" aria-hidden="true" />
        <span>
          <span className="font-semibold text-accent underline underline-offset-4">
            {filled ? 'Choose another image' : 'Choose an image'}
          </span>{' '}
          or drop it here
        </span>
        {!filled && <span className="text-muted">JPEG, PNG or WebP, up to 5 MB</span>}
      </span>
    </label>
  )
}
