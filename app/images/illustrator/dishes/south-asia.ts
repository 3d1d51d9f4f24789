import type { Look } from '../looks/look.ts'

export const southAsia: readonly Look[] = []
