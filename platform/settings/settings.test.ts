import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { readSetting, writeSetting } from './settings.ts'

describeOnBoth('a setting', (open, kind) => {
  it('has its default until it is stored', async () => {
    const app = await openTestApp(open)
    const setting = { name: 'soup', schema: z.object({ spoons: z.number().default(1) }) }
    expect(await readSetting(app, setting)).toEqual({ spoons: 1 })
    await writeSetting(app, setting, { spoons: 3 })
    expect(await readSetting(app, setting)).toEqual({ spoons: 3 })
  })

  it('counts as its default if it does not match the schema, which is logged once', async () => {
    const app = await openTestApp(open)
    const name = `soup on ${kind}`
    await writeSetting(app, { name, schema: z.object({ spoons: z.string() }) }, { spoons: 'many' })
    const told = vi.spyOn(app.log, 'warn')
    const setting = { name, schema: z.object({ spoons: z.number().default(1) }) }
    for (let n = 0; n < 3; n++) expect(await readSetting(app, setting)).toEqual({ spoons: 1 })
    expect(told).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ setting: name }),
      'a stored setting is not valid; its default is used',
    )
  })
})
