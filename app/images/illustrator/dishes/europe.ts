import type { Look } from '../looks/look.ts'

export const europe: readonly Look[] = []
