import type { Look } from './look.ts'

export const dairyLooks: readonly Look[] = []
