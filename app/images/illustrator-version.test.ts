import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { codeVersion, illustratorVersion } from './illustrator-version.server.ts'
import { portionHash } from './portion-pictures.server.ts'

const words = { prompt: 'rice', seed: 1, foods: [], servings: [1] }

it('changes with any of the illustrator’s files, but not with its tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-illustrator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(projectRoot(), 'app/images/illustrator'), folder, { recursive: true })
  expect(codeVersion(folder)).toBe(illustratorVersion)
  writeFileSync(path.join(folder, 'illustrator.test.ts'), '')
  expect(codeVersion(folder)).toBe(illustratorVersion)
  writeFileSync(path.join(folder, 'families/buns.ts'), '// no hole')
  expect(codeVersion(folder)).not.toBe(illustratorVersion)
})

it('stands in the names of drawn portions', async () => {
  expect(portionHash(words, 'before')).not.toBe(portionHash(words, 'after'))
  expect(portionHash(words)).toBe(portionHash(words, illustratorVersion))
})
