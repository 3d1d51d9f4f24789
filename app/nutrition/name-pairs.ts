import { namesWith } from './food-index.ts'
import { type OwnFoods, ownFoods } from './foods-in-use.ts'

/** True where some food's name has both words: few words do, which spares most runs a closer look. */
export function shareName(a: string, b: string): boolean {
  if (a === b) return true
  const pairs = pairsOf(ownFoods())
  const key = a < b ? `${a} ${b}` : `${b} ${a}`
  const known = pairs.get(key)
  if (known !== undefined) return known
  if (pairs.size >= keptPairs) pairs.clear()
  const shared = haveCommon(namesWith(a), namesWith(b))
  pairs.set(key, shared)
  return shared
}

const kept = new WeakMap<OwnFoods, Map<string, boolean>>()
const keptPairs = 20_000

function pairsOf(own: OwnFoods): Map<string, boolean> {
  const known = kept.get(own)
  if (known) return known
  const fresh = new Map<string, boolean>()
  kept.set(own, fresh)
  return fresh
}

/** Both lists go up. */
function haveCommon(a: readonly number[], b: readonly number[]): boolean {
  let i = 0
  let k = 0
  while (i < a.length && k < b.length) {
    const x = a[i] ?? 0
    const y = b[k] ?? 0
    if (x === y) return true
    if (x < y) i++
    else k++
  }
  return false
}
