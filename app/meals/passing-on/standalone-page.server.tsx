import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Props = { title: string; styles: string; children: ReactNode }

/** A small HTML page without the site's frame, scripts and fonts; its styles are inside. */
export function standalonePage({ title, styles, children }: Props): string {
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, follow" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>{children}</body>
    </html>,
  )
  return `<!doctype html>\n${page}`
}
