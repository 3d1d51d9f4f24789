import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#app/ui/icons.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ShownImage } from '../../content/body.ts'

type Props = { images: ShownImage[]; first: number; onClose: () => void }

/** The images of a gallery, one at a time and as large as the window allows; arrow keys change the image. */
export function LargeImages({ images, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])
  const many = images.length > 1
  const go = (step: number) => setIndex((index + step + images.length) % images.length)
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
  }
  const touched = useRef(0)
  /** A finger that moves sideways turns the pages; with two it enlarges the image. */
  function lift({ changedTouches, touches }: TouchEvent) {
    const way = (changedTouches[0]?.clientX ?? 0) - touched.current
    if (many && touches.length === 0 && Math.abs(way) > 40) go(way < 0 ? 1 : -1)
  }
  const shown = images[index]
  if (!shown) return null
  const { image, files } = shown
  return (
    <dialog
      ref={dialog}
      aria-label={`Image ${index + 1} of ${images.length}`}
      className="large-images"
      onClose={onClose}
      onKeyDown={press}
      onTouchStart={({ touches }) => {
        touched.current = touches.length === 1 ? (touches[0]?.clientX ?? 0) : Number.NaN
      }}
      onTouchEnd={lift}
    >
      <figure>
        <SmartImage
          key={image.url}
          // The preview would be seen beside an image of another shape than the window.
          set={files && { ...files, placeholder: null }}
          src={image.url}
          alt={image.alt}
          sizes="96vw"
          loading="eager"
          className="large-image"
        />
        <figcaption aria-live="polite">
          {many && <span className="tabular-nums">{`${index + 1} / ${images.length}`}</span>}{' '}
          {image.caption}
        </figcaption>
      </figure>
      {many && (
        <>
          <button type="button" aria-label="Previous image" onClick={() => go(-1)}>
            <ArrowLeftIcon />
          </button>
          <button type="button" aria-label="Next image" onClick={() => go(1)}>
            <ArrowRightIcon />
          </button>
        </>
      )}
      <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <CloseIcon />
      </button>
    </dialog>
  )
}
