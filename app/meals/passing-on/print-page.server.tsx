import { renderSVG } from 'uqr'
import { CalmScript } from '#app/shell/preferences/calm-script.tsx'
import type { App } from '#platform/app.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'
import { portionText, scaleFigures } from '../portions/portion.ts'
import { MealCalories, MealFigures, MealPicture } from './meal-facts.tsx'
import styles from './print-page.css?inline'
import { printPath, printPortions } from './print-path.ts'
import { standalonePage } from './standalone-page.server.tsx'

/** The only script of the page beside that of calm mode. */
const printOnPress = "document.querySelector('button').onclick=()=>print()"

const shown = ['carbohydrates', 'protein', 'fat', 'fiber', 'sugar', 'sodium'] as const

/** `/meals/{slug}/print`: a card of A6 with picture, figures of a portion, and the address as a QR code. */
export function printPage(
  { config }: App,
  meal: Meal,
  { portion, accent }: { portion: number; accent: string },
): string {
  const scaled = scaleFigures(meal, portion)
  return standalonePage({
    title: `${meal.title} · ${config.siteName}`,
    styles: styles + accent,
    children: (
      <>
        <CalmScript />
        <PrintTools meal={meal} portion={portion} />
        <main>
          <MealPicture meal={meal} sizes="560px" />
          <h1>{meal.title}</h1>
          <p className="portion">{portionText(portion)}</p>
          <MealCalories meal={scaled} />
          <MealFigures meal={scaled} shown={shown} />
          <MealAddress address={config.siteUrl + mealPath(meal.slug)} siteName={config.siteName} />
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
        <script dangerouslySetInnerHTML={{ __html: printOnPress }} />
      </>
    ),
  })
}

/** What the screen shows above the card: the choice of the portion and the button. */
function PrintTools({ meal, portion }: { meal: Meal; portion: number }) {
  return (
    <header>
      <a href={mealPath(meal.slug)}>Back to the meal</a>
      <nav aria-label="Portion">
        {printPortions.map((each) => (
          <a
            key={each}
            href={printPath(meal.slug, each)}
            aria-current={each === portion ? 'page' : undefined}
          >
            {portionText(each)}
          </a>
        ))}
      </nav>
      <button type="button">Print</button>
    </header>
  )
}

function MealAddress({ address, siteName }: { address: string; siteName: string }) {
  const code = renderSVG(address, { ecc: 'M', border: 2 })
  return (
    <footer>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the address by a library. */}
      <div role="img" aria-label="QR code" dangerouslySetInnerHTML={{ __html: code }} />
      <p>
        <strong>{siteName}</strong>
        <br />
        {address}
        <br />
        Figures are AI-generated estimates, for fun and education; no professional advice.
      </p>
    </footer>
  )
}
