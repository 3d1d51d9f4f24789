import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

const feed = { rel: 'alternate', type: 'application/atom+xml' } as const

/** The tags of the head that are the same on every page. `outdated-page.ts` reads the build from them. */
export const HeadTags = () => (
  <>
    <meta name="build" content={import.meta.env.BUILD_ID} />
    <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#16130f" media="(prefers-color-scheme: dark)" />
    <link {...font} href={figtree} />
    <link {...font} href={fraunces} />
    <link rel="manifest" href="/site.webmanifest" />
    <link {...feed} href="/feed.xml" title="New meals and articles" />
    <link {...feed} href="/blog/feed.xml" title="Articles" />
    <link {...feed} href="/meals/feed.xml" title="Meals" />
  </>
)
