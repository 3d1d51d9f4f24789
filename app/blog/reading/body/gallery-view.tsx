import { lazy, Suspense, useState } from 'react'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ShownImage } from '../../content/body.ts'

/** Loaded when the first image is opened. */
const LargeImages = lazy(async () => ({
  default: (await import('./large-images.tsx')).LargeImages,
}))

/** Images side by side; each opens large, and without JavaScript as a file. */
export function GalleryView({ images, id }: { images: ShownImage[]; id?: string }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <figure id={id} className="post-gallery">
      <ul>
        {images.map(({ image, files }, index) => (
          <li key={image.url}>
            <a
              href={image.url}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setOpen(index)
              }}
            >
              <SmartImage
                set={files}
                src={image.url}
                alt={image.alt || `Image ${index + 1} of ${images.length}`}
                sizes="(min-width: 42.5rem) 210px, 46vw"
                className="size-full rounded-field"
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <LargeImages images={images} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </figure>
  )
}
