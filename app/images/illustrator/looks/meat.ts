import type { Look } from './look.ts'

export const meatLooks: readonly Look[] = []
