import sharp from 'sharp'
import { allLooks } from '#app/images/illustrator/looks/looks.ts'
import { drawTable } from '#app/images/illustrator/scene/compose.ts'
const [out = '/tmp/l.png', size = '320', grams='200', ...names] = process.argv.slice(2)
const side = Number(size)
const list = names.flatMap((n) => allLooks().filter((l) => l.words.split(',').some((w) => w.trim() === n)).map((look) => ({ n, look })))
const columns = Math.ceil(Math.sqrt(list.length))
const pics = list.map(({ n, look }, i) => {
  console.log(i, n, '|', look.words, look.role)
  const part = { name: n, group: 'dish' as const, look, grams: Number(grams), volume: Number(grams) / (look.density ?? 0.8), cooking: 'any' as const }
  const vessel = look.vessel ?? (look.role === 'wet' ? 'bowl' : look.role==='sauce'? 'dip bowl' : 'side plate')
  const input = drawTable({ prompt: n, seed: 3, ingredients: [] }, [{ vessel, parts: [part], tossed: false, garnish: [], poured: [] }], side)
  return { input, raw: { width: side, height: side, channels: 3 as const }, left: (i % columns) * side, top: Math.floor(i / columns) * side }
})
await sharp({ create: { width: columns * side, height: Math.ceil(list.length / columns) * side, channels: 3, background: '#fff' } }).composite(pics).png().toFile(out)
