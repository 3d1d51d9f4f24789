import { useState } from 'react'
import { EmptyPlate } from './empty-plate.tsx'
import { joinClasses } from './join-classes.ts'
import { isToCome } from './picture-to-come.ts'

/** The files of an image: `srcset`s by format, a tiny data: URL, and the size in px. */
export type ImageSet = {
  webp: string
  avif: string
  placeholder: string | null
  width: number
  height: number
}

/** `eager` loads at once, `first` also before all other images. */
export type Loading = 'lazy' | 'eager' | 'first'

type Props = {
  /** Sizes and formats; null if there are none. */
  set: ImageSet | null
  /** The address that every browser can load. */
  src: string
  alt: string
  /** The value of the `sizes` attribute. */
  sizes: string
  loading?: Loading
  /** Classes of the box, which sets the shape of the image. */
  className?: string
}

/** The first image must not wait for any other, not even those in its row. */
const priorities = { first: 'high', eager: 'low', lazy: undefined } as const

/** An image that fills its box; the first one of a page is preloaded. */
export function SmartImage(props: Props) {
  const { loading, set, src, sizes } = props
  return (
    <>
      {loading === 'first' && <PicturePreload set={set} src={src} sizes={sizes} />}
      <Picture {...props} />
    </>
  )
}

/** The image without a preload: best format and size, a blurred preview, and a drawing if it is missing or broken. */
export function Picture({ set, src, alt, sizes, loading = 'lazy', className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  // Fades in if it was drawn while the page was open; images that come with the page show at once.
  const [awaited] = useState(isToCome(src))
  const box = joinClasses('picture', awaited && 'picture-awaited', className)
  if (isToCome(src)) return <ToCome className={box} />
  if (src === '') return <Placeholder className={box} />
  if (brokenSrc === src) return <Placeholder className={box} text="Image unavailable" />
  const preview = set?.placeholder
  return (
    <picture
      className={box}
      style={preview ? { background: `url("${preview}") center / cover` } : undefined}
    >
      {set?.avif && <source type="image/avif" srcSet={set.avif} sizes={sizes} />}
      <img
        ref={(image) => {
          // The error may have happened before this page was hydrated.
          if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src)
        }}
        // Before `src`, which the browser would otherwise load at once.
        srcSet={set?.webp || undefined}
        sizes={set?.webp ? sizes : undefined}
        src={src}
        alt={alt}
        width={set?.width ?? 1200}
        height={set?.height ?? 900}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priorities[loading]}
        decoding="async"
        onError={() => setBrokenSrc(src)}
      />
    </picture>
  )
}

/**
 * Preloads the most important image before the browser reaches its tag; React moves the link to the head.
 * Rendered by the server only: in the browser the tag exists as soon as this would.
 */
export function PicturePreload({ set, src, sizes }: Pick<Props, 'set' | 'src' | 'sizes'>) {
  if (src === '' || isToCome(src) || typeof window !== 'undefined') return null
  const type = set?.avif ? 'image/avif' : set?.webp ? 'image/webp' : undefined
  const srcSet = set?.avif || set?.webp || undefined
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={srcSet ? sizes : undefined}
      type={type}
      fetchPriority="high"
    />
  )
}

/**
 * An empty plate while the image is being drawn. The frame of the site finds it by `data-to-come` and loads the
 * image when it is ready.
 */
function ToCome({ className }: { className: string }) {
  return (
    <span className={className} data-to-come>
      <EmptyPlate />
      <span>This plate is being drawn</span>
    </span>
  )
}

/** An empty plate if there is no image, or none that can be shown. */
function Placeholder({ className, text }: { className: string; text?: string }) {
  return (
    <span className={className}>
      <span className="flex size-full flex-col items-center justify-center gap-3 text-muted text-sm">
        <EmptyPlate className="w-1/3 max-w-32" />
        {text}
      </span>
    </span>
  )
}
