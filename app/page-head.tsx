import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { Meta } from 'react-router'
import { headMark } from './page-slots.ts'

/**
 * What a page says of itself and what it loads first. The server writes it from the same tags without React,
 * for which two dozen tags are a tenth of a page (`metaTags`).
 */
export function PageHead() {
  if (typeof document === 'undefined') return <meta name={headMark} />
  return (
    <>
      <FixedTags />
      <Meta />
    </>
  )
}

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** The tags that every page has. */
export function FixedTags() {
  return (
    <>
      <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#16130f" media="(prefers-color-scheme: dark)" />
      <link {...font} href={figtree} />
      <link {...font} href={fraunces} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" href="/feed.xml" type="application/atom+xml" title="New meals" />
    </>
  )
}
