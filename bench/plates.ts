import sharp from 'sharp'
import { drawPixels } from '#app/images/files/encode.server.ts'
import { illustratePrompt } from '../scripts/draw-gallery.ts'
import { galleryPrompts } from '../scripts/gallery-prompts.ts'

/**
 * Draws the sixty plates of the gallery: milliseconds for the first and for the others, at 1024 px and at
 * the stored size, processor time, the largest drawing, and the most memory the process ever held.
 */
export async function benchPlates(): Promise<void> {
  const times = { draw: new Times(), at1024: new Times(), stored: new Times(), cpu: new Times() }
  let largest = 0
  for (const [i, prompt] of galleryPrompts.entries()) {
    const svg = times.draw.of(() => illustratePrompt(prompt, i + 1))
    largest = Math.max(largest, svg.length)
    const before = process.cpuUsage()
    await times.at1024.wait(() => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer())
    const { user, system } = process.cpuUsage(before)
    times.cpu.add((user + system) / 1000)
    await times.stored.wait(() => drawPixels(svg))
  }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${galleryPrompts.length} plates (milliseconds: first, median, slowest)`)
  console.log(`  drawn as SVG               ${times.draw}`)
  console.log(`  rasterised at 1024 px      ${times.at1024}`)
  console.log(`  processor time for it      ${times.cpu}`)
  console.log(`  rasterised at stored size  ${times.stored}`)
  console.log(`  largest SVG ${Math.round(largest / 1000)} kB; peak memory ${megabytes} MB`)
}

class Times {
  readonly list: number[] = []

  add(ms: number): void {
    this.list.push(ms)
  }

  of<T>(work: () => T): T {
    const start = performance.now()
    const result = work()
    this.add(performance.now() - start)
    return result
  }

  async wait<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    const result = await work()
    this.add(performance.now() - start)
    return result
  }

  toString(): string {
    const sorted = this.list.toSorted((a, b) => a - b)
    const median = sorted[sorted.length >> 1] ?? 0
    return [this.list[0] ?? 0, median, sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0)).join(', ')
  }
}
