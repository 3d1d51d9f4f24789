import { isToCome } from '#app/ui/picture-to-come.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ShownImage } from '../../content/body.ts'

/** An image in the width of the text, with its caption. */
export function PostImage({ image, files, id }: ShownImage & { id?: string }) {
  const toCome = isToCome(image.url)
  const ratio = files ? `${files.width} / ${files.height}` : toCome ? '1 / 1' : undefined
  return (
    <figure id={id}>
      <div style={ratio ? { aspectRatio: ratio } : undefined}>
        <SmartImage
          set={files}
          src={image.url}
          alt={image.alt}
          sizes="(min-width: 42.5rem) 640px, 94vw"
          className={ratio ? 'size-full rounded-card' : 'rounded-card'}
        />
      </div>
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}
