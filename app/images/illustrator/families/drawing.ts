import type { Brush } from '../core/brush.ts'
import type { Zone } from '../core/zone.ts'

/** Draws one food into its zone and answers SVG markup. */
export type Draw = (brush: Brush, zone: Zone) => string
