import type { Look } from './look.ts'

export const pastaLooks: readonly Look[] = []
