import type { SiteInfo } from './site-info.ts'

type Props = {
  /** The id of its heading. */
  id: string
  site: SiteInfo
}

type NamedLink = { name: string; href: string }

const networks = [
  {
    name: 'Facebook',
    share: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  { name: 'X', share: (url: string) => `https://x.com/intent/post?url=${url}` },
  { name: 'WhatsApp', share: (url: string) => `https://wa.me/?text=${url}` },
  {
    name: 'Pinterest',
    share: (url: string) => `https://www.pinterest.com/pin/create/button/?url=${url}`,
  },
]

/** Names of networks that cannot be derived from their host names. */
const names: Record<string, string> = { youtube: 'YouTube', tiktok: 'TikTok', linkedin: 'LinkedIn' }

/**
 * The site's own pages on social networks; without any, links that share the site. Nothing is loaded from these
 * networks before a click.
 */
export function SocialLinks({ id, site: { url, socialLinks } }: Props) {
  const own = socialLinks.map((href) => ({ name: networkOf(href), href }))
  const address = encodeURIComponent(`${url}/`)
  const shares = networks.map(({ name, share }) => ({ name, href: share(address) }))
  return (
    <div>
      <p id={id} className="text-muted text-sm">
        {own.length > 0 ? 'Follow us' : 'Share this site'}
      </p>
      <LinkList links={own.length > 0 ? own : shares} labelledBy={id} />
    </div>
  )
}

function LinkList({ links, labelledBy }: { links: NamedLink[]; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-x-5">
      {links.map(({ name, href }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-2 font-medium text-sm no-underline hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `https://www.instagram.com/plates` as `Instagram`. */
function networkOf(href: string): string {
  const labels = new URL(href).hostname.replace(/^www\./, '').split('.')
  const label = labels.at(-2) ?? labels[0] ?? ''
  return names[label] ?? label.charAt(0).toUpperCase() + label.slice(1)
}
