import type { Look } from '../looks/look.ts'

export const bakery: readonly Look[] = []
