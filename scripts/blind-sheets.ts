import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { largestWidth } from '#app/images/files/encode.server.ts'
import { createRandom } from '#app/images/illustrator/core/random.ts'
import { dishes } from '#app/images/illustrator/dishes/dishes.ts'
import { lookNamed } from '#app/images/illustrator/looks/find-look.ts'
import { textOutline } from '#app/images/making/text-outlines.server.ts'
import { allFoods, listedCount } from '#app/nutrition/foods/food-table.ts'
import { illustratePrompt } from './draw-gallery.ts'

/** Pixels of a plate on the sheets. */
const side = 512
const columns = 4
const perSheet = 12

/** Share of dishes that have a record of their own. */
const recorded = 0.75

/**
 * Draws dishes by lot, three quarters of which have a record, as numbered plates on sheets of twelve:
 * sheet-1.png and so on in the folder, and key.txt with the names. Returns how many sheets there are.
 */
export async function drawBlindSheets(
  folder: string,
  count: number,
  seed: number,
): Promise<number> {
  const prompts = drawLots(count, seed)
  await mkdir(folder, { recursive: true })
  const sheets = Math.ceil(prompts.length / perSheet)
  for (let sheet = 0; sheet < sheets; sheet++) {
    const plates = prompts.slice(sheet * perSheet, (sheet + 1) * perSheet)
    await drawSheet(join(folder, `sheet-${sheet + 1}.png`), plates, sheet * perSheet)
  }
  const key = prompts.map((prompt, i) => `${i + 1}. ${prompt}`)
  await writeFile(join(folder, 'key.txt'), `${key.join('\n')}\n`)
  return sheets
}

/** The prompts of a round: the same for the same seed. */
export function drawLots(count: number, seed: number): string[] {
  const random = createRandom(seed)
  const known = dishes.map(({ words }) => words.split(',')[0]?.trim() ?? '')
  const unknown = allFoods()
    .slice(0, listedCount())
    .filter(({ name, group }) => (group === 'dish' || group === 'soup') && !isRecorded(name))
    .map(({ name }) => name)
  const first = lots(known, Math.round(count * recorded), random)
  const rest = lots(unknown, count - first.length, random)
  return lots([...first, ...rest], count, random)
}

const isRecorded = (name: string): boolean => dishes.some((dish) => dish === lookNamed(name))

function lots(
  list: readonly string[],
  count: number,
  random: ReturnType<typeof createRandom>,
): string[] {
  const order = list.map((name) => ({ name, at: random.next() }))
  return order
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ name }) => name)
}

async function drawSheet(file: string, prompts: readonly string[], before: number): Promise<void> {
  const rows = Math.ceil(prompts.length / columns)
  const step = side + 8
  const pictures: OverlayOptions[] = []
  for (const [i, prompt] of prompts.entries()) {
    const { data, ...raw } = illustratePrompt(prompt, before + i + 1, largestWidth)
    // Made smaller as for visitors, who never see an image that was drawn at the size of a card.
    const input = await sharp(data, { raw }).resize(side).png().toBuffer()
    const [left, top] = [(i % columns) * step, Math.floor(i / columns) * step]
    pictures.push({ input, left, top }, { input: numberTag(before + i + 1), left, top })
  }
  const size = { width: columns * step, height: rows * step, channels: 3 as const }
  await sharp({ create: { ...size, background: '#fff' } })
    .composite(pictures)
    .png()
    .toFile(file)
}

const numberTag = (number: number): Buffer => {
  const path = textOutline(String(number), { font: 'figtree', weight: 500, size: 30 }, 10, 34)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="58" height="46"><rect width="58" height="46" fill="#fff"/><path d="${path}"/></svg>`,
  )
}
