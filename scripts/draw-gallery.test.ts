import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { drawGallery } from './draw-gallery.ts'
import { galleryPrompts } from './gallery-prompts.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

describe('the gallery', () => {
  test('shows each prompt under its plate', async () => {
    await drawGallery(folder, ['tomato soup', 'fish & chips'])
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    expect(page.match(/<figure>/g)).toHaveLength(2)
    expect(page).toContain('1. tomato soup')
    expect(page).toContain('2. fish &#38; chips')
    const { width, height, format } = await sharp(
      await readFile(join(folder, 'plate-02.webp')),
    ).metadata()
    expect([width, height, format]).toEqual([1024, 1024, 'webp'])
  })

  test('can hide its prompts', async () => {
    await drawGallery(folder, ['orange juice'], { numbers: true })
    expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('juice')
  })

  test('has sixty prompts, in each of which the engine finds foods', () => {
    expect(new Set(galleryPrompts).size).toBe(60)
    expect(
      galleryPrompts.filter((prompt) => tableReader.readPlate(prompt).items.length === 0),
    ).toEqual([])
  })
})
