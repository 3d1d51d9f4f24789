import type { Look } from './look.ts'

export const eggsLooks: readonly Look[] = []
