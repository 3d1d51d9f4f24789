import type { Look } from './look.ts'

export const drinksLooks: readonly Look[] = []
