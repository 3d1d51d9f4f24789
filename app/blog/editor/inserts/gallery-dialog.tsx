import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { uploadTypes } from '#app/images/making/upload-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { GalleryImage } from '../../content/blocks.ts'
import type { UploadStore } from '../images/upload-store.ts'

type Props = {
  store: UploadStore
  images: GalleryImage[]
  onSave: (images: GalleryImage[]) => void
}

/** The images of a gallery: add, describe, move, remove. */
export function GalleryForm({ store, images: initial, onSave }: Props) {
  const [images, setImages] = useState(initial)
  const { uploading, failures, pick, input } = useGalleryUploads(store, (image) =>
    setImages((now) => (now.some(({ url }) => url === image.url) ? now : [...now, image])),
  )
  const move = (index: number, step: number) =>
    setImages((now) => {
      const [moved] = now.slice(index, index + 1)
      const rest = now.toSpliced(index, 1)
      return moved ? rest.toSpliced(index + step, 0, moved) : now
    })
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 empty:hidden">
        {images.map((image, index) => (
          <Entry
            key={image.url}
            image={image}
            number={index + 1}
            isLast={index === images.length - 1}
            onChange={(changes) => setImages(images.with(index, { ...image, ...changes }))}
            onMove={(step) => move(index, step)}
            onRemove={() => setImages(images.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div role="status" className="empty:sr-only">
        {uploading > 0 && <p className="text-muted">{`Uploading ${uploading} ...`}</p>}
        {failures.map((failure) => (
          <p key={failure} className="font-medium text-danger text-sm">
            {failure}
          </p>
        ))}
      </div>
      {input}
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="secondary" onClick={pick}>
          <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
          Add images
        </Button>
        <Button
          disabled={images.length === 0 || uploading > 0}
          onClick={() => onSave(images.map(withoutEmptyCaption))}
        >
          Save gallery
        </Button>
      </div>
    </div>
  )
}

type EntryProps = {
  image: GalleryImage
  number: number
  isLast: boolean
  onChange: (changes: Partial<GalleryImage>) => void
  onMove: (step: number) => void
  onRemove: () => void
}

/** One image of a gallery with its fields and buttons. */
function Entry({ image, number, isLast, onChange, onMove, onRemove }: EntryProps) {
  const field = (name: 'alt' | 'caption') => (
    <TextInput
      autoComplete="off"
      maxLength={500}
      value={image[name] ?? ''}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4">
      <img src={image.url} alt="" className="aspect-square w-full rounded-field object-cover" />
      <div className="grid gap-3">
        <Field label={`Alt text of image ${number}`}>{field('alt')}</Field>
        <Field label={`Caption of image ${number}`}>{field('caption')}</Field>
        <div className="flex gap-1">
          <Step
            name="Move earlier"
            Icon={ArrowLeft}
            disabled={number === 1}
            onUse={() => onMove(-1)}
          />
          <Step name="Move later" Icon={ArrowRight} disabled={isLast} onUse={() => onMove(1)} />
          <Step name="Remove image" Icon={Trash2} onUse={onRemove} />
        </div>
      </div>
    </li>
  )
}

const withoutEmptyCaption = ({ url, alt, caption = '' }: GalleryImage): GalleryImage =>
  caption.trim() ? { url, alt, caption: caption.trim() } : { url, alt }

type StepProps = { name: string; Icon: typeof Trash2; disabled?: boolean; onUse: () => void }

function Step({ name, Icon, disabled, onUse }: StepProps) {
  return (
    <Button look="quiet" className="px-3" aria-label={name} disabled={disabled} onClick={onUse}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  )
}

/** Uploads of chosen files; each is passed on when it is stored. */
function useGalleryUploads(store: UploadStore, onStored: (image: GalleryImage) => void) {
  const picker = useRef<HTMLInputElement>(null)
  const [uploading, setUploading] = useState(0)
  const [failures, setFailures] = useState<string[]>([])

  async function send(file: File) {
    const id = store.add(file)
    const isStored = await store.run(id)
    const upload = store.get(id)
    if (isStored && upload?.url) onStored({ url: upload.url, alt: '' })
    else setFailures((now) => [...now, `${file.name}: ${upload?.failure ?? 'not uploaded'}`])
    setUploading((now) => now - 1)
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // Allows choosing the same file again.
    event.target.value = ''
    setFailures([])
    setUploading((now) => now + files.length)
    for (const file of files) void send(file)
  }

  const input = (
    <input
      ref={picker}
      type="file"
      multiple
      hidden
      aria-label="Images of the gallery"
      accept={uploadTypes.join(',')}
      onChange={take}
    />
  )
  return { uploading, failures, input, pick: () => picker.current?.click() }
}
