import type { Look } from './look.ts'
import { carrotLooks } from './vegetables/carrots.ts'
import { floretLooks } from './vegetables/florets.ts'
import { kernelLooks } from './vegetables/kernels.ts'
import { podLooks } from './vegetables/pods.ts'
import { potatoLooks } from './vegetables/potatoes.ts'
import { sliceLooks } from './vegetables/slices.ts'
import { stripLooks } from './vegetables/strips.ts'
import { tomatoLooks } from './vegetables/tomatoes.ts'

export const vegetablesLooks: readonly Look[] = [
  ...carrotLooks,
  ...floretLooks,
  ...kernelLooks,
  ...podLooks,
  ...potatoLooks,
  ...sliceLooks,
  ...stripLooks,
  ...tomatoLooks,
]
