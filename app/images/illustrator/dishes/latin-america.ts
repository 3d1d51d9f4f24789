import type { Look } from '../looks/look.ts'

export const latinAmerica: readonly Look[] = []
