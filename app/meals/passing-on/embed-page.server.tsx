import type { App } from '#platform/app.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'
import styles from './embed-page.css?inline'
import { MealCalories, MealFigures, MealPicture } from './meal-facts.tsx'
import { standalonePage } from './standalone-page.server.tsx'

/**
 * `/embed/meals/{slug}`: a card of a meal for an iframe on another site. Its links open in a new tab. `accent` are the
 * styles of the site's own accent.
 */
export function embedPage({ config }: App, meal: Meal, accent: string): string {
  const address = config.siteUrl + mealPath(meal.slug)
  return standalonePage({
    title: `${meal.title} · ${config.siteName}`,
    styles: styles + accent,
    children: (
      <main>
        <a href={address} target="_blank" rel="noopener">
          <MealPicture meal={meal} sizes="420px" />
          <div className="words">
            <h1>{meal.title}</h1>
            <MealCalories meal={meal} />
            <MealFigures meal={meal} shown={['carbohydrates', 'protein', 'fat']} />
            <p className="origin">
              One serving, estimated · <span>{config.siteName}</span>
            </p>
          </div>
        </a>
      </main>
    ),
  })
}

/** What the card says once its meal is not published any more. */
export function missingEmbedPage({ config }: App, accent: string): string {
  return standalonePage({
    title: config.siteName,
    styles: styles + accent,
    children: (
      <main>
        <a href={`${config.siteUrl}/meals`} target="_blank" rel="noopener">
          <div className="words">
            <h1>This meal is no longer here</h1>
            <p className="origin">
              See the meals of <span>{config.siteName}</span>
            </p>
          </div>
        </a>
      </main>
    ),
  })
}
