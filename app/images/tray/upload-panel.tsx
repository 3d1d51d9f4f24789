import { ImageUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { useObjectUrl } from '#app/ui/browser/use-object-url.ts'
import { Button } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Image } from '../image.ts'
import { uploadTypes } from '../making/upload-rules.ts'
import { usePastedFile } from './use-pasted-file.ts'
import { useSteadyProgress } from './use-steady-progress.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  file: File | null
  onFile: (file: File | null) => void
  onUploaded: (image: Image) => void
  /** Called when a file was pasted. If given, files can be pasted anywhere on the page. */
  onPasted?: () => void
}

/** Uploads an image file that was chosen, dropped or pasted. */
export function UploadPanel({ file, onFile, onUploaded, onPasted }: Props) {
  const upload = useUpload({ onFile, onUploaded })
  usePastedFile((pasted) => {
    if (!onPasted || upload.busy) return false
    onPasted()
    upload.choose(pasted)
    return true
  })
  const errorId = useId()
  const { error, busy, tooLarge } = upload
  return (
    <div className="grid gap-4">
      <DropZone onFile={upload.choose} errorId={error ? errorId : undefined} disabled={busy}>
        {file ? <ChosenFile file={file} /> : <Invitation />}
      </DropZone>
      {error && (
        <p id={errorId} role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
      {tooLarge && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={upload.shrinking}
          busyText="Making it smaller..."
          onClick={upload.shrink}
        >
          Make it smaller
        </Button>
      )}
      {busy && <UploadProgress share={upload.sent} />}
      {file && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={() => onFile(null)}>
            Remove
          </Button>
          <Button busy={busy} busyText="Uploading..." onClick={() => upload.send(file)}>
            Upload
          </Button>
        </div>
      )}
    </div>
  )
}

type ZoneProps = {
  onFile: (file: File | null | undefined) => void
  errorId: string | undefined
  disabled: boolean
  children: ReactNode
}

/** A file input as a drop area; files can be pasted while it has the focus. */
function DropZone({ onFile, errorId, disabled, children }: ZoneProps) {
  const [over, setOver] = useState(false)
  const isOver = (value: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(value)
  }
  function take(event: DragEvent | ClipboardEvent, data: DataTransfer | null) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFile(data?.files[0])
  }
  return (
    <label
      onDragOver={isOver(true)}
      onDragLeave={isOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
      className={joinClasses(
        'grid min-h-52 cursor-pointer place-items-center rounded-card border-2 border-dashed p-5 text-center transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2',
        over ? 'border-accent bg-sunken' : 'border-field-line hover:border-ink hover:bg-sunken',
      )}
    >
      <span className="sr-only">Image file</span>
      <input
        type="file"
        accept={uploadTypes.join(',')}
        disabled={disabled}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}

function Invitation() {
  return (
    <span className="grid justify-items-center gap-2">
      <ImageUp size={32} strokeWidth={1.5} className="text-muted" aria-hidden="true" />
      <span>
        <span className="font-semibold text-accent underline underline-offset-4">
          Choose an image
        </span>{' '}
        or drop it here
      </span>
      <span className="text-muted text-sm">JPEG, PNG or WebP, up to 5 MB</span>
    </span>
  )
}

function ChosenFile({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return (
    <span className="grid justify-items-center gap-3">
      {url && <img src={url} alt="" className="max-h-48 max-w-full rounded-field" />}
      <span>
        <span className="block break-all font-medium">{file.name}</span>
        <span className="text-muted text-sm tabular-nums">
          {sizeText(file.size)} · press to choose another
        </span>
      </span>
    </span>
  )
}

function UploadProgress({ share }: { share: number }) {
  return <ProgressBar value={useSteadyProgress(share)} label="Uploading" />
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
