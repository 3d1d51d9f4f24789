import type { Look } from './look.ts'
import { carrotLooks } from './vegetables/carrots.ts'
import { floretLooks } from './vegetables/florets.ts'
import { kernelLooks } from './vegetables/kernels.ts'
import { podLooks } from './vegetables/pods.ts'
import { sliceLooks } from './vegetables/slices.ts'
import { tomatoLooks } from './vegetables/tomatoes.ts'

export const vegetablesLooks: readonly Look[] = [
  ...carrotLooks,
  ...floretLooks,
  ...kernelLooks,
  ...podLooks,
  ...sliceLooks,
  ...tomatoLooks,
]
