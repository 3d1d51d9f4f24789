import type { Look } from './look.ts'
import { carrotLooks } from './vegetables/carrots.ts'
import { floretLooks } from './vegetables/florets.ts'
import { kernelLooks } from './vegetables/kernels.ts'
import { podLooks } from './vegetables/pods.ts'

export const vegetablesLooks: readonly Look[] = [
  ...floretLooks,
  ...carrotLooks,
  ...kernelLooks,
  ...podLooks,
]
