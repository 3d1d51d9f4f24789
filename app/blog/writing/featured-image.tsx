import { Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { UploadStore } from '../editor/images/upload-store.ts'
import { ImageZone, useImageUpload } from './image-zone.tsx'
import type { PostFields } from './post-fields.ts'

type Props = {
  fields: Pick<PostFields, 'featuredImage' | 'featuredImageAlt'>
  error: string | null
  store: UploadStore
  onChange: (changes: Partial<PostFields>) => void
}

/** The featured image, which is uploaded as soon as a file is chosen or dropped, with its description. */
export function FeaturedImage({ fields, error, store, onChange }: Props) {
  const { featuredImage, featuredImageAlt } = fields
  const alt = useRef(featuredImageAlt)
  alt.current = featuredImageAlt
  const altBefore = useRef('')
  // The description of the picture before does not fit another one; what was typed during the upload does.
  const show = (url: string) =>
    onChange({
      featuredImage: url,
      ...(alt.current === altBefore.current && { featuredImageAlt: '' }),
    })
  const upload = useImageUpload(show, store)
  const errorId = useId()
  const problem = upload.failure ?? error
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`${errorId}-name`} className="-mb-1.5 font-sans font-semibold text-base">
        Featured image
      </h2>
      <ImageZone
        name="featuredImage"
        nameId={`${errorId}-name`}
        filled={featuredImage !== ''}
        onFile={(file) => {
          altBefore.current = featuredImageAlt
          void upload.send(file)
        }}
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
      </ImageZone>
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
