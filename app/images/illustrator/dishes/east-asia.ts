import type { Look } from '../looks/look.ts'

export const eastAsia: readonly Look[] = []
