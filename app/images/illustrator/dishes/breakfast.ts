import type { Look } from '../looks/look.ts'

export const breakfast: readonly Look[] = []
