import type { Look } from '../looks/look.ts'
import { sushi } from './east-asia/sushi.ts'

/** Dishes of China, Japan and Korea. */
export const eastAsia: readonly Look[] = [...sushi]
