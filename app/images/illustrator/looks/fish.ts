import type { Look } from './look.ts'

export const fishLooks: readonly Look[] = []
