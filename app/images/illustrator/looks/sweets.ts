import type { Look } from './look.ts'
import { candyLooks } from './sweets/candy.ts'
import { cookieLooks } from './sweets/cookies.ts'
import { creamLooks } from './sweets/creams.ts'
import { crepeLooks } from './sweets/crepes.ts'
import { cupLooks } from './sweets/cups.ts'
import { doughnutLooks } from './sweets/doughnuts.ts'
import { frozenLooks } from './sweets/frozen.ts'
import { griddleLooks } from './sweets/griddle.ts'
import { mithaiLooks } from './sweets/mithai.ts'
import { nestLooks } from './sweets/nests.ts'
import { pastryLooks } from './sweets/pastry.ts'
import { pieLooks } from './sweets/pies.ts'
import { snackLooks } from './sweets/snacks.ts'
import { squareSweets } from './sweets/squares.ts'
import { tornPancakes } from './sweets/torn-pancake.ts'
import { cakeLooks } from './sweets/wedges.ts'

export const sweetsLooks: readonly Look[] = [
  ...griddleLooks,
  ...crepeLooks,
  ...cakeLooks,
  ...pieLooks,
  ...pastryLooks,
  ...cookieLooks,
  ...mithaiLooks,
  ...creamLooks,
  ...snackLooks,
  ...candyLooks,
  ...cupLooks,
  ...doughnutLooks,
  ...frozenLooks,
  ...nestLooks,
  ...squareSweets,
  ...tornPancakes,
]
