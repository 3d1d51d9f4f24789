import type { SiteInfo } from '#app/shell/site-info.ts'
import { hostOf } from '#app/shell/site-info.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { postAddress } from '../../post.ts'
import type { PostFields } from '../post-fields.ts'

type Props = { fields: PostFields; site: SiteInfo }

const hostIn = ({ url }: SiteInfo) => (url ? hostOf(url) : '')

/** About how a search engine shows the post. */
export function SearchPreview({ fields, site, slug }: Props & { slug: string }) {
  const title = fields.seoTitle || fields.title || 'Untitled'
  return (
    <section aria-label="In a search engine" className="rounded-field border border-line p-4">
      <p className="mb-2 text-muted text-sm">In a search engine</p>
      <p className="truncate text-muted text-sm">
        {fields.canonicalUrl || `${hostIn(site)} › blogs › ${slug || postAddress(fields.title)}`}
      </p>
      <p className="mt-0.5 line-clamp-2 font-semibold text-accent leading-6">
        {title} · {site.name}
      </p>
      <p className="mt-1 line-clamp-3 text-sm">
        {fields.seoDescription || fields.description || 'The post has no description yet.'}
      </p>
    </section>
  )
}

/** About how a network shows a link to the post. */
export function SocialPreview({ fields, site }: Props) {
  const image = fields.socialImage || fields.featuredImage
  return (
    <section aria-label="Shared on a network">
      <p className="mb-2 text-muted text-sm">Shared on a network</p>
      <div className="overflow-hidden rounded-field border border-line">
        {image ? (
          <SmartImage set={null} src={image} alt="" sizes="26rem" className="aspect-[1.91]" />
        ) : (
          <p className="grid aspect-[1.91] place-items-center bg-sunken p-4 text-center text-muted text-sm">
            The picture of the site
          </p>
        )}
        <div className="bg-sunken px-4 py-3">
          <p className="text-muted text-sm">{hostIn(site)}</p>
          <p className="line-clamp-2 font-semibold leading-6">
            {fields.seoTitle || fields.title || 'Untitled'}
          </p>
          <p className="line-clamp-2 text-muted text-sm">
            {fields.seoDescription || fields.description}
          </p>
        </div>
      </div>
    </section>
  )
}
