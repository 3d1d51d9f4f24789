import type { Look } from '../looks/look.ts'

export const italy: readonly Look[] = []
