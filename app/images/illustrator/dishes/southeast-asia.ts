import type { Look } from '../looks/look.ts'

export const southeastAsia: readonly Look[] = []
