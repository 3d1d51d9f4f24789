import type { Look } from './look.ts'

export const fruitLooks: readonly Look[] = []
