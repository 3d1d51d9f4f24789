import type { Look } from '../looks/look.ts'
import { clearSoups } from './soups/clear.ts'
import { noodleSoups } from './soups/noodle.ts'
import { thickSoups } from './soups/thick.ts'

/** Soups of the world: creamed, with pieces in a broth, and with noodles. */
export const soups: readonly Look[] = [...thickSoups, ...clearSoups, ...noodleSoups]
