import { useSiteInfo } from './site-info.ts'

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

/** Links that share the site on the social networks; nothing is loaded from them before a click. */
export function SocialLinks() {
  const site = useSiteInfo()
  const address = encodeURIComponent(`${site.url}/`)
  return (
    <ul aria-label={`Share ${site.name}`} className="mt-5 flex flex-wrap gap-x-5">
      {networks.map((network) => (
        <li key={network.name}>
          <a
            href={network.share(address)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-2 font-medium text-sm no-underline hover:underline"
          >
            {network.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
