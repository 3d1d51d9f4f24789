import { chmod, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { asOther } from '#tests/support/races/as-other.ts'
import { writeFiles } from '../own-foods/usda-samples.ts'
import { readUsdaCsv } from './usda-csv.server.ts'

const files = {
  'food.csv': '"fdc_id","data_type","description"\n"1","foundation_food","Zingberry"',
  'food_nutrient.csv': '"fdc_id","nutrient_id","amount"\n"1","1008","60"',
  'food_portion.csv': '"fdc_id","gram_weight"\n"1","100"',
}

/** A folder of these files that everyone may read. */
async function openFolder(): Promise<string> {
  const folder = writeFiles(files)
  await chmod(folder, 0o755)
  return folder
}

const messageFor = (folder: string) =>
  asOther(() => readUsdaCsv(folder, { words: [], most: 10 })).then(
    () => 'read',
    (error: Error) => error.message.replaceAll(folder, '…'),
  )

it.each(['food.csv', 'food_portion.csv'])(
  'an unreadable %s is named, with what to do',
  async (file) => {
    const folder = await openFolder()
    expect(await messageFor(folder)).toBe('read')
    await chmod(path.join(folder, file), 0)
    expect(await messageFor(folder)).toBe(
      `…/${file} could not be read (EACCES): this user may not read it. Change its rights, or call this as a user who may`,
    )
  },
)

it('a folder with the name of a file is named', async () => {
  const folder = await openFolder()
  await rm(path.join(folder, 'food_nutrient.csv'))
  await mkdir(path.join(folder, 'food_nutrient.csv'))
  expect(await messageFor(folder)).toMatch(/^…\/food_nutrient.csv could not be read \(EISDIR\)/)
})

it('an unreadable folder is not reported as one without files', async () => {
  const folder = await openFolder()
  await chmod(folder, 0o600)
  expect(await messageFor(folder)).toMatch(/^…\/food.csv could not be read \(EACCES\)/)
  await chmod(folder, 0o700)
})
