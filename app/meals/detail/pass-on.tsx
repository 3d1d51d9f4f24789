import { useSiteInfo } from '#app/shell/site-info.ts'
import { embedCode } from '../passing-on/embed-code.ts'
import { printPath } from '../passing-on/print-path.ts'

type Props = { title: string; slug: string }

/** Ways to take a meal elsewhere: a card to print, and the code that shows it on another site. */
export function PassOn({ title, slug }: Props) {
  const site = useSiteInfo()
  const code = embedCode({ siteName: site.name, siteUrl: site.url, title, slug })
  return (
    <details className="mt-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
        Print or embed this meal
      </summary>
      <p data-figures className="mt-2">
        <a href={printPath(slug)} className="underline">
          A card to print (A6)
        </a>
      </p>
      <label className="mt-4 grid gap-1.5">
        <span className="font-medium text-sm">To show it on another site, paste this code</span>
        <textarea
          readOnly
          rows={4}
          value={code}
          onFocus={(event) => event.target.select()}
          className="field-box w-full font-mono text-sm"
        />
      </label>
    </details>
  )
}
