import { batteredLooks } from './fish/battered.ts'
import { crustaceanLooks } from './fish/crustaceans.ts'
import { filletLooks } from './fish/fillets.ts'
import { fishCutLooks } from './fish/fish-cuts.ts'
import { shellLooks } from './fish/shells.ts'
import { shrimpLooks } from './fish/shrimps.ts'
import { wholeLooks } from './fish/whole.ts'
import type { Look } from './look.ts'

export const fishLooks: readonly Look[] = [
  ...filletLooks,
  ...wholeLooks,
  ...batteredLooks,
  ...shrimpLooks,
  ...shellLooks,
  ...crustaceanLooks,
  ...fishCutLooks,
]
