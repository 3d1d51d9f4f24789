import type { Look } from './look.ts'

export const saucesLooks: readonly Look[] = []
