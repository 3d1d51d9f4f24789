import { data, redirect } from 'react-router'
import { photoReceiver } from '#app/images/vision/visitors/visitor-photos.server.ts'
import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { estimateAddress, estimatePath, plateAddress } from '../estimate/estimate-address.ts'
import { EstimateView } from '../estimate/estimate-view.tsx'
import { totalText } from '../estimate/plate/plate-words.ts'
import { readEstimate } from '../estimate/read-estimate.server.ts'
import type { Route } from './+types/estimate.ts'

export const loader = pageLoader(async ({ app, url }) => {
  const { loaded, changed } = await readEstimate(app, url.searchParams)
  // The plates are private and endless: cached, they would push other pages out of the cache.
  const headers = { 'Cache-Control': 'no-store' }
  const address = changed && loaded.plate ? plateAddress(loaded.text, loaded.plate) : null
  if (address) throw redirect(address, { headers })
  const answer = { loaded, photoReceiver: await photoReceiver(app) }
  return data(answer, loaded.text || loaded.plate ? { headers } : undefined)
})

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const { text = '', estimate = null, plate = null } = loaderData?.loaded ?? {}
  const address = plate ? plateAddress(text, plate) : estimateAddress(text)
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Estimate a Plate', path: estimatePath },
  ]
  return pageMeta(site, {
    title: 'Estimate a Plate',
    description: estimate
      ? `${totalText(estimate)}: ${estimate.detectedIngredients.join(', ')}.`.slice(0, 300)
      : 'Type what is on your plate and see its calories, carbohydrates, protein and fat, food by food, with how far they may be off.',
    path: address ?? estimatePath,
    structured: [breadcrumbs(site, steps)],
    // There is a page for every possible plate; search engines only get the empty one.
    hidden: text !== '' || plate !== null,
  })
}

export default function EstimatePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="pt-6 md:pt-10">
      <div className="page-width">
        <Breadcrumb page="Estimate a Plate" />
        <h1 className="mt-4 text-3xl">Estimate a plate</h1>
        <p
          className={joinClasses(
            'mt-3 max-w-[56ch] text-lg text-muted leading-8',
            // On a phone, an answer needs the room.
            loaderData.loaded.estimate && 'max-md:hidden',
          )}
        >
          Write down what you eat as you would say it, see what it comes to, food by food, and
          correct what is not right.
        </p>
      </div>
      <EstimateView {...loaderData} />
    </div>
  )
}
