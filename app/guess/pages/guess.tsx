import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'
import { guessPath } from '../play/use-guess.ts'
import { GuessView } from '../view/guess-view.tsx'
import type { Route } from './+types/guess.ts'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  return pageMeta(site, {
    title: 'Guess First',
    description:
      'Ten plates: guess the calories of each, then see the estimate, its range and the foods that have them.',
    path: guessPath,
    structured: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'Guess First', path: guessPath },
      ]),
    ],
  })
}

/** A game of guesses. The page is the same for everyone; the browser loads the round. */
export default function GuessPage() {
  return (
    <div className="page-width pt-6 md:pt-10">
      <Breadcrumb page="Guess First" />
      <h1 className="mt-4 text-3xl">Guess first</h1>
      <div data-figures>
        <p className="mt-2 mb-5 max-w-[56ch] text-muted sm:mt-3 sm:mb-8 sm:text-lg sm:leading-8">
          Look at a plate, guess its calories, then see where they are. Nobody keeps your guesses.
        </p>
        <p className="hidden rounded-card bg-sunken p-6 noscript:block">
          Guessing needs JavaScript. Without it you can <Link to="/meals">look at the meals</Link>{' '}
          or <Link to="/estimate">estimate a plate</Link>.
        </p>
        <GuessView />
      </div>
      <p className="mt-3 hidden max-w-[56ch] text-lg in-data-calm:block leading-8">
        Calm mode is on, and this page is a game of numbers, so it rests.{' '}
        <Link to="/meals" className="text-link">
          Look at the meals
        </Link>{' '}
        instead; they are good company without figures.
      </p>
    </div>
  )
}
