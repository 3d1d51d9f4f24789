import type { Look } from '../looks/look.ts'
import { homePlates } from './latin-america/home-plates.ts'
import { mexico } from './latin-america/mexico.ts'
import { latinSnacks } from './latin-america/snacks.ts'
import { southAmerica } from './latin-america/south.ts'

/** Dishes of Latin America and the Caribbean. */
export const latinAmerica: readonly Look[] = [
  ...mexico,
  ...southAmerica,
  ...latinSnacks,
  ...homePlates,
]
