import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { uploadTypes } from '#app/images/making/upload-rules.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { UploadStore } from '../editor/images/upload-store.ts'
import { sendImage, uploadFailure } from '../editor/images/use-uploads.ts'

/** Uploads a file; only the one chosen last counts. A save waits for it if `store` knows of it. */
export function useImageUpload(onStored: (url: string) => void, store?: UploadStore) {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const newest = useRef<File>(null)

  async function send(file: File) {
    newest.current = file
    setFailure(null)
    setProgress(0)
    const isNewest = () => newest.current === file
    try {
      const sent = sendImage(file, (share) => isNewest() && setProgress(share))
      const url = await (store ? store.besides(sent) : sent)
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
  name: string
  /** The id of the element that names it. */
  nameId: string
  filled: boolean
  onFile: (file: File) => void
  errorId: string | undefined
  children: ReactNode
}

/** Where a file is chosen or dropped. */
export function ImageZone({ name, nameId, filled, onFile, errorId, children }: ZoneProps) {
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
        name={name}
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
