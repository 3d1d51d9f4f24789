import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { pictureFile } from '#tests/support/sites/create-screen.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('sources of the image of a meal', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  it('accepts dropped and pasted pictures, and shrinks large ones [create-11, create-30]', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByRole('tab', { name: 'Generate Image' }).waitFor()
    const bytes = [...(await pictureFile(2)).buffer]
    await page.evaluate((data) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' }))
      const init = { clipboardData: transfer, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new ClipboardEvent('paste', init))
    }, bytes)
    await page.getByText('pasted.jpg').waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByLabel('Image file').evaluate((input, data) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(data)], 'dropped.jpg', { type: 'image/jpeg' }))
      const init = { dataTransfer: transfer, bubbles: true, cancelable: true }
      input.dispatchEvent(new DragEvent('drop', init))
    }, bytes)
    await page.getByText('dropped.jpg').waitFor()

    const file = page.getByLabel('Image file')
    await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') })
    await page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)').waitFor()
    await file.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') })
    await page.getByText('This one is a HEIC photo').waitFor()
    const large = Buffer.concat([(await pictureFile(3)).buffer, Buffer.alloc(5_300_000)])
    await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large })
    await page.getByText('Image size should be less than 5MB').waitFor()
    await page.getByRole('button', { name: 'Make it smaller' }).click()
    await page.getByText('large.webp').waitFor()
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('progressbar', { name: 'Uploading' }).waitFor()
    await page.getByText('Image uploaded successfully').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('takes a double click on Generate for one, and scrolls to the images after it', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByRole('textbox', { name: 'Prompt' }).fill('rice with beans')
    await page.getByRole('button', { name: 'Generate', exact: true }).dblclick()
    const tiles = page.getByRole('group', { name: 'Select one image for the meal' })
    await tiles.getByText('Generating').nth(1).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(await tiles.getByRole('listitem').count()).toBe(2)
    expect(await page.getByText('Cannot select a null image').count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  it('finds an earlier image by its prompt to use or vary it', async () => {
    const prompt = 'lentil soup with bread'
    const { _id } = await staff.call<{ _id: string }>('POST', '/images/generate', { prompt })
    const { page, problems, close } = await staff.open('/admin/create')
    const asked = async () => await staff.call<{ url: string | null }>('GET', `/images/${_id}`)
    await expect.poll(async () => (await asked()).url, { timeout: 60_000 }).not.toBeNull()

    await page.getByRole('button', { name: 'Earlier images' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier images' })
    await dialog.getByLabel('Search the prompts').fill('nothing like it')
    await dialog.getByText('No prompt has these words.').waitFor()
    await dialog.getByLabel('Search the prompts').fill('SOUP lentil')
    await dialog.getByText('1 image, page 1 of 1').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use again' }).click()
    await page.getByRole('radio', { name: /^Image 1: lentil soup/, checked: true }).waitFor()

    await page.getByRole('button', { name: 'Earlier images' }).click()
    await dialog.getByLabel('Search the prompts').fill('lentil')
    await dialog.getByText('1 image, page 1 of 1').waitFor()
    const sent = page.waitForRequest('**/api/images/generate')
    await dialog.getByRole('button', { name: 'Same prompt, new seed' }).click()
    expect((await sent).postDataJSON()).toEqual({ prompt })
    await page.getByLabel('Discard image 2').waitFor()
    await page.getByLabel('Discard image 1').click()
    expect(problems).toEqual([])
    await close()
  })

  it('shows the details of an image with the meals that use it, and creates a meal from it [route-17]', async () => {
    const { _id, imageUrl } = await staff.upload(6)
    await staff.call('POST', '/meals', { title: 'Shows it', imageId: _id, imageUrl })
    const { page, close } = await staff.open(`/admin/analyze/${_id}`)
    await page.getByRole('link', { name: 'Shows it' }).waitFor()
    await page.getByText('Uploaded image').first().waitFor()
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('Configure a vision model or type the ingredients').waitFor()
    await page.getByLabel('Ingredients', { exact: true }).fill('2 eggs, 1 slice of toast')
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByRole('row', { name: /toast/i }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Make a meal of it' }).click()
    await page.waitForURL(/\/admin\/create$/)
    await page.getByRole('radio', { name: /^Image 1/, checked: true }).waitFor()
    const ingredients = page.getByLabel('Ingredients', { exact: true })
    await expect.poll(() => ingredients.inputValue()).toBe('2 eggs, 1 slice of toast')

    await page.goto(`${staff.site.url}/admin/analyze/no-such-image`)
    await page.getByText('Image not found').waitFor()
    await page.route('**/api/images/*', (route) => route.abort())
    await page.reload()
    await page.getByText('Failed to load the image. Please try again.').waitFor()
    await page.unroute('**/api/images/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Image not found').waitFor()
    await close()
  })
})
