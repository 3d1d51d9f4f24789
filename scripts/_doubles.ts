import { allLooks } from '#app/images/illustrator/looks/looks.ts'
import { stems } from '#app/images/illustrator/looks/find-look.ts'
const seen = new Map<string, string>()
for (const look of allLooks()) for (const n of look.words.split(',')) {
  const key = stems(n).join(' ')
  const before = seen.get(key)
  if (before !== undefined && before !== look.words) console.log(`${n.trim()}: ${before} | ${look.words}`)
  else if (before === undefined) seen.set(key, look.words)
}
