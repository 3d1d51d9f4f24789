import type { Look } from '../looks/look.ts'

export const snacks: readonly Look[] = []
