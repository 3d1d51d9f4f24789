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

/** `eager` loads at once, `first` also before everything else. */
export type Loading = 'lazy' | 'eager' | 'first'

type Props = {
  /** Sizes and formats, where there are any. */
  set: ImageSet | null
  /** The one address that every browser can load. */
  src: string
  alt: string
  /** How wide the image is shown, in the words of the `sizes` attribute. */
  sizes: string
  loading?: Loading
  /** Classes of the box, which gives the image its shape. */
  className?: string
}

/** Nothing may hold up the first image, not even the others of its row. */
const priorities = { first: 'high', eager: 'low', lazy: undefined } as const

/** An image that fills its box; the first of a page is asked for before its tag is reached. */
export function SmartImage(props: Props) {
  const { loading, set, src, sizes } = props
  return (
    <>
      {loading === 'first' && <PicturePreload set={set} src={src} sizes={sizes} />}
      <Picture {...props} />
    </>
  )
}

/** The image alone: best format and size, blurred preview, a drawing when broken or absent. */
export function Picture({ set, src, alt, sizes, loading = 'lazy', className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  // Fades in where the page was open before it; what comes with the page is there at once.
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
          // The error may have come before this page was awake.
          if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src)
        }}
        // Before the address, which the browser would load at once.
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
 * Tells the browser about the most important image before it sees the tag; React moves it up. Only
 * with the page itself: once awake, the tag is there as soon as this would be.
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

/** An empty plate while the image is being drawn; the site's frame looks for it and for the image. */
function ToCome({ className }: { className: string }) {
  return (
    <span className={className} data-to-come>
      <EmptyPlate />
      <span>This plate is being drawn</span>
    </span>
  )
}

/** An empty plate where there is no image, or none that can be shown. */
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
