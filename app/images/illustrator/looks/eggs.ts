import { boiledLooks } from './eggs/boiled.ts'
import { omeletteLooks } from './eggs/omelettes.ts'
import { panLooks } from './eggs/pan.ts'
import type { Look } from './look.ts'

export const eggsLooks: readonly Look[] = [...boiledLooks, ...panLooks, ...omeletteLooks]
