import type { Look } from '../looks/look.ts'

export const northAmerica: readonly Look[] = []
