import { absoluteUrl, breadcrumbs, type PageMeta, shareSize } from '#app/shell/meta.ts'
import type { SiteInfo } from '#app/shell/site-info.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'

/** The meta tags of a meal's page, for search engines and shared links. */
export function mealMeta(site: SiteInfo, meal: Meal, sharePicture: string): PageMeta {
  const path = mealPath(meal.slug)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Meals', path: '/meals' },
    { name: meal.title, path },
  ]
  return {
    title: meal.title,
    description: describe(meal),
    path,
    type: 'article',
    image: {
      url: sharePicture,
      alt: shareAlt(meal),
      ...shareSize,
    },
    // Search engines read the server's page; the browser does without the code.
    structured: import.meta.env.SSR ? [menuItem(site, meal), breadcrumbs(site, crumbs)] : [],
  }
}

/** The picture to share shows the title, the calories and the picture of the meal. */
const shareAlt = ({ title, nutritionData, imageAlt }: Meal) =>
  [`${title}: about ${nutritionData.calories} calories a serving`, imageAlt]
    .filter(Boolean)
    .join('. ')

function describe(meal: Meal): string {
  const { calories, carbohydrates, protein, fat } = meal.nutritionData
  const figures = `About ${calories} calories, ${carbohydrates} g carbohydrates, ${protein} g protein and ${fat} g fat a serving.`
  return [meal.description.trim(), figures].filter(Boolean).join(' ')
}

/** Tells other sites how to show the meal where its address is pasted (oEmbed discovery). */
export function embedLink(site: SiteInfo, { title, slug }: Meal) {
  const query = new URLSearchParams({ url: site.url + mealPath(slug) })
  return {
    tagName: 'link' as const,
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${site.url}/oembed?${query}`,
    title,
  }
}

/** A meal has no cooking method, so it is not a recipe of schema.org. */
function menuItem(site: SiteInfo, meal: Meal) {
  const data = meal.nutritionData
  return {
    '@type': 'MenuItem',
    name: meal.title,
    description: meal.description || undefined,
    url: site.url + mealPath(meal.slug),
    image: imageOf(site, meal),
    suitableForDiet: meal.categories.some(({ name }) => name === 'Vegan')
      ? 'https://schema.org/VeganDiet'
      : undefined,
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: `${data.calories} calories`,
      carbohydrateContent: `${data.carbohydrates} g`,
      proteinContent: `${data.protein} g`,
      fatContent: `${data.fat} g`,
      fiberContent: `${data.fiber} g`,
      sugarContent: `${data.sugar} g`,
      sodiumContent: `${data.sodium} mg`,
    },
  }
}

/** The meals of a list, for search engines. Samples have no page and are left out. */
export function mealList(siteUrl: string, meals: { slug: string }[]) {
  return {
    '@type': 'ItemList',
    itemListElement: meals
      .filter(({ slug }) => slug)
      .map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: siteUrl + mealPath(slug),
      })),
  }
}

/** The words of schema.org for a picture made by a trained model and for one drawn by rules. */
const sourceTypes = {
  ai: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  illustration: 'https://schema.org/AlgorithmicMediaDigitalSource',
}

/** The picture's address, with its origin if it is not a photograph. */
function imageOf(site: SiteInfo, { imageUrl, image }: Meal) {
  if (!imageUrl) return undefined
  const url = absoluteUrl(site, imageUrl)
  if (!image?.origin) return url
  return { '@type': 'ImageObject', url, digitalSourceType: sourceTypes[image.origin] }
}
