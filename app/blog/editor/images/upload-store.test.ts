import { expect, it } from 'vitest'
import { createUploadStore } from './upload-store.ts'

it('uploads are running also where they are for a place beside the text, until they end', async () => {
  const store = createUploadStore(async () => '/media/a.webp', String)
  let fail = (_: Error) => {}
  const upload = new Promise<string>((_, reject) => {
    fail = reject
  })
  const counted = store.besides(upload)
  expect(store.isBusy()).toBe(true)
  fail(new Error('No'))
  await expect(counted).rejects.toThrow('No')
  expect(store.isBusy()).toBe(false)
})
