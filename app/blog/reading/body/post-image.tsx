import type { CSSProperties } from 'react'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { ShownImage } from '../../content/body.ts'

const widths = {
  normal: { sizes: '(min-width: 42.5rem) 640px, 94vw', className: undefined },
  wide: { sizes: '(min-width: 60rem) 960px, 100vw', className: 'post-wide' },
  full: { sizes: '(min-width: 90rem) 1440px, 100vw', className: 'post-wide post-full' },
}

/** An image in the width that its writer chose, with its caption. */
export function PostImage({ image, files, id }: ShownImage & { id?: string }) {
  const toCome = isToCome(image.url)
  const ratio = files ? files.width / files.height : toCome ? 1 : undefined
  const { sizes, className } = widths[image.width ?? 'normal']
  const shape = ratio && className ? ({ '--ratio': ratio } as CSSProperties) : undefined
  return (
    <figure id={id} className={className} style={shape}>
      <div style={ratio ? { aspectRatio: ratio } : undefined}>
        <SmartImage
          set={files}
          src={image.url}
          alt={image.alt}
          sizes={sizes}
          className={ratio ? 'size-full' : undefined}
        />
      </div>
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}
