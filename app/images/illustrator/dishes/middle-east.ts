import type { Look } from '../looks/look.ts'

export const middleEast: readonly Look[] = []
