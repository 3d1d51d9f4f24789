import type { Brush } from '../brush.ts'
import type { Zone } from '../zone.ts'

/** Draws one food into its zone and answers SVG markup. */
export type Draw = (brush: Brush, zone: Zone) => string
