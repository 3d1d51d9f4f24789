import type { Look } from './look.ts'
import { longPasta } from './pasta/long.ts'
import { shortPasta } from './pasta/short.ts'

export const pastaLooks: readonly Look[] = [...longPasta, ...shortPasta]
