import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { textWidth, wrapText } from '../making/text-outlines.server.ts'
import { drawSharePicture, shareSvg } from './share-picture.server.ts'

const words = {
  brand: 'Platewise',
  title: 'Grilled Salmon with Quinoa & Asparagus',
  figure: { value: '480', unit: 'calories a serving' },
}

describe('the picture of a shared page', () => {
  it('is a JPEG of 1200 by 630 px with a plate', async () => {
    const plate = await buildPicture('webp')
    const picture = await drawSharePicture({ ...words, plate })
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(300_000)
  })

  it('holds its words as outlines, none as text', () => {
    const svg = shareSvg({ ...words, plate: null }, '')
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.match(/<path fill/g)?.length).toBeGreaterThan(4)
  })

  it('looks the same on a machine without any font', async () => {
    const script = `import { drawSharePicture } from '#app/images/on-demand/share-picture.server.ts'
      import { createHash } from 'node:crypto'
      const picture = await drawSharePicture(${JSON.stringify({ ...words, plate: null })})
      process.stdout.write(createHash('sha256').update(picture).digest('hex'))`
    const elsewhere = execFileSync(
      process.execPath,
      ['--input-type=module-typescript', '-e', script],
      {
        cwd: projectRoot(),
        encoding: 'utf8',
        env: { ...process.env, FONTCONFIG_FILE: '/nonexistent', FONTCONFIG_PATH: '/nonexistent' },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    const here = await drawSharePicture({ ...words, plate: null })
    expect(elsewhere).toBe(createHash('sha256').update(here).digest('hex'))
  })

  it('breaks long titles into lines that fit, and ends in dots what does not', () => {
    const style = { font: 'fraunces', weight: 600, size: 46 } as const
    const title = `${'Slow roasted '.repeat(12)}aubergine`
    const lines = wrapText(title, style, 500, 4)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(500)
    const [long] = wrapText('x'.repeat(200), style, 500, 1)
    expect(textWidth(long ?? '', style)).toBeLessThanOrEqual(500)
  })

  it('draws letters of Central Europe, and leaves out those it has no outlines for', () => {
    const style = { font: 'fraunces', weight: 600, size: 46 } as const
    expect(textWidth('ş', style)).toBeGreaterThan(5)
    expect(textWidth('دال', style)).toBe(0)
    expect(wrapText('', style, 500, 2)).toEqual([])
  })
})
