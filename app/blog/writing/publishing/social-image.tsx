import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { UploadStore } from '../../editor/images/upload-store.ts'
import { ImageZone, useImageUpload } from '../image-zone.tsx'

type Props = { value: string; store: UploadStore; onChange: (url: string) => void }

/** The picture that networks show instead of the featured image. */
export function SocialImage({ value, store, onChange }: Props) {
  const upload = useImageUpload(onChange, store)
  const id = useId()
  return (
    <div className="grid gap-2">
      <p id={id} className="font-semibold leading-6">
        Picture for networks
      </p>
      <ImageZone
        name="socialImage"
        nameId={id}
        filled={value !== ''}
        onFile={upload.send}
        errorId={upload.failure ? `${id}-error` : undefined}
      >
        {value && (
          <SmartImage
            set={null}
            src={value}
            alt=""
            sizes="26rem"
            className="aspect-[1.91] rounded-field"
          />
        )}
      </ImageZone>
      {upload.progress !== null && <ProgressBar value={upload.progress} label="Uploading" />}
      {upload.failure && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {upload.failure}
        </p>
      )}
      {value && (
        <Button look="quiet" className="-ml-3 justify-self-start px-3" onClick={() => onChange('')}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Use the featured image
        </Button>
      )}
    </div>
  )
}
