import type { Look } from '../looks/look.ts'

export const salads: readonly Look[] = []
