import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { nutritionCommands } from './nutrition.cli.server.ts'

it('an unreadable file of texts is named, with what to do', async () => {
  const app = await openTestApp()
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'texts.jsonl')
  const estimate = (file: string) => runCommand(nutritionCommands, app, 'estimate', '--jsonl', file)
  await expect(estimate(file)).rejects.toMatchObject({
    status: 400,
    message: `${file} could not be read (ENOENT): there is no such file`,
  })
  await expect(estimate(folder)).rejects.toThrow(`${folder} could not be read (EISDIR): it is a`)
  // With the byte order mark and the line ends of some editors.
  writeFileSync(
    file,
    '\ufeff{"id": 1, "text": "1 apple with farofa"}\r\n\r\n{"id": 2, "text": "qwrtz"}\n',
  )
  const lines = await estimate(file)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 1, nutritionData: { calories: expect.any(Number) }, unknown: ['farofa'] },
    { id: 2, nutritionData: null, items: [], unknown: [] },
  ])
})

it('stretches that are not counted are printed with the foods that they may mean', async () => {
  const app = await openTestApp()
  const lines = await runCommand(nutritionCommands, app, 'estimate', '2 eggs, zingerburger')
  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    unknown: ['zingerburger'],
    suggestions: [{ text: 'zingerburger', foods: [{ name: 'Chicken burger' }, {}, {}] }],
  })
})
