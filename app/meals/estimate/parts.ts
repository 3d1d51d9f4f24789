/** What shows a plate, in a file of its own: see lazy-parts.tsx. */
export { EstimateResult } from './estimate-result.tsx'
export { PlateFoods } from './plate-foods.tsx'
