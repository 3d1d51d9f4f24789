import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { drawingVersion, illustratorVersion } from './illustrator-version.server.ts'
import { portionHash } from './portion-pictures.server.ts'

const words = { prompt: 'rice', seed: 1, foods: [], servings: [1] }

it('changes with any file that drawn portions depend on, but not with tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-illustrator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(projectRoot(), 'app/images'), folder, { recursive: true })
  expect(drawingVersion(folder)).toBe(illustratorVersion)
  writeFileSync(path.join(folder, 'illustrator/illustrator.test.ts'), '')
  expect(drawingVersion(folder)).toBe(illustratorVersion)
  const seen = new Set([illustratorVersion])
  const files = [
    'illustrator/forms/heaps.ts',
    'making/plate-ingredients.ts',
    'files/encode.server.ts',
  ]
  for (const file of files) {
    writeFileSync(path.join(folder, file), '// no hole')
    seen.add(drawingVersion(folder))
  }
  expect(seen.size).toBe(4)
})

it('stands in the names of drawn portions', async () => {
  expect(portionHash(words, 'before')).not.toBe(portionHash(words, 'after'))
  expect(portionHash(words)).toBe(portionHash(words, illustratorVersion))
})
