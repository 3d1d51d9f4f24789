import type { Look } from '../looks/look.ts'

export const africa: readonly Look[] = []
