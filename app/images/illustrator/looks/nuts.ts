import type { Look } from './look.ts'

export const nutsLooks: readonly Look[] = []
