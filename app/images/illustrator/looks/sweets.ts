import type { Look } from './look.ts'

export const sweetsLooks: readonly Look[] = []
