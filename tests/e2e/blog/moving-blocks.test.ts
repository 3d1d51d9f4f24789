import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buttonOf,
  type Posts,
  saved,
  startPosts,
  textOf,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

const aPicture = { name: 'a.png', type: 'image/png' }

describe('moving blocks and dropping pictures', () => {
  let staff: StaffSite
  let posts: Posts
  let picture: Buffer

  beforeAll(async () => {
    ;({ staff, posts, picture } = await startPosts())
  })
  afterAll(() => staff?.close())

  async function open(title: string) {
    const content = JSON.stringify(['one', 'two', 'three'].flatMap(words))
    const { stored, ...visit } = await posts.open(title, { content }, { at: 'Home' })
    const texts = async () =>
      (await stored()).map(
        (block: { type: string; children: { text: string }[] }) =>
          block.children[0]?.text || block.type,
      )
    return { ...visit, texts }
  }

  const boxOf = async (page: Page, text: string) => {
    const box = await textOf(page).getByText(text, { exact: true }).boundingBox()
    if (!box) throw new Error(`${text} is not on the screen`)
    return box
  }

  /** Drops files at a height of the window. */
  async function drop(
    page: Page,
    y: number,
    files: { name: string; type: string }[],
    bytes: Buffer = picture,
  ) {
    await textOf(page).evaluate(
      (target, { y, files, bytes }) => {
        const data = new DataTransfer()
        for (const { name, type } of files) {
          data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
        }
        const init = {
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
          clientX: 400,
          clientY: y,
        }
        target.dispatchEvent(new DragEvent('dragover', init))
        target.dispatchEvent(new DragEvent('drop', init))
      },
      { y, files, bytes: [...bytes] },
    )
  }

  it('Alt, Shift and the arrow keys move the block at the cursor [keys-09]', async () => {
    const { page, problems, texts, close } = await open('By keyboard')
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await page.getByText('Block 3 of 3', { exact: true }).waitFor({ state: 'attached' })
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await page.getByText('Block 3 of 3: no further').waitFor({ state: 'attached' })
    await saved(page)
    await expect.poll(texts).toEqual(['two', 'three', 'one'])
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await saved(page)
    await expect.poll(texts).toEqual(['two', 'one', 'three'])
    expect(problems).toEqual([])
    await close()
  })

  it('a block is dragged by its handle; Escape leaves it [keys-09]', async () => {
    const { page, problems, texts, close } = await open('By handle')
    const [first, last] = [await boxOf(page, 'one'), await boxOf(page, 'three')]
    const grip = async (box: typeof first) => {
      await page.mouse.move(box.x + 5, box.y + 5)
      const handle = await buttonOf(page, 'Move block').boundingBox()
      await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 12)
      await page.mouse.down()
    }
    await grip(last)
    await page.mouse.move(first.x, first.y + 2, { steps: 4 })
    await page.locator('[data-drop-line]').waitFor()
    await page.mouse.up()
    await saved(page)
    await expect.poll(texts).toEqual(['three', 'one', 'two'])
    await grip(first)
    await page.mouse.move(last.x, last.y + 20, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => page.locator('[data-drop-line]').count()).toBe(0)
    await saved(page)
    expect(await texts()).toEqual(['three', 'one', 'two'])
    expect(problems).toEqual([])
    await close()
  })

  it('pictures are dropped between blocks, with progress, and may be tried again [keys-10]', async () => {
    const { page, texts, close } = await open('Dropped')
    let refused = true
    await page.route('**/api/images/upload', async (route) => {
      if (refused) return await route.abort()
      return await route.continue()
    })
    const two = await boxOf(page, 'two')
    await drop(page, two.y, [
      aPicture,
      { name: 'b.txt', type: 'text/plain' },
      { name: 'c.png', type: 'image/png' },
    ])
    await page.getByText('b.txt: Please upload a valid image file').waitFor()
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.poll(() => retry.count()).toBe(2)
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
    refused = false
    await retry.click()
    await page.getByText('Image inserted successfully').waitFor()
    await saved(page)
    await expect.poll(texts).toEqual(['one', 'image', 'two', 'three'])
    await close()
  })

  it('shows how much of a dropped picture is sent [keys-10]', async () => {
    const { page, close } = await open('In progress')
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput: 400_000,
    })
    const noise = sharp({
      create: {
        ...{ width: 600, height: 600, channels: 3, background: 'white' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    // Collected in the page, so that a busy machine misses no share.
    const shares = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = []
          const timer = setInterval(() => {
            const bar = document.querySelector('[role=progressbar]')
            if (bar) seen.push(Number(bar.getAttribute('aria-valuenow')))
            if (bar || seen.length === 0) return
            clearInterval(timer)
            resolve(seen)
          }, 20)
        }),
    )
    await drop(page, (await boxOf(page, 'two')).y, [aPicture], await noise.png().toBuffer())
    await page.getByText('Image inserted successfully').waitFor()
    const between = (await shares).filter((share) => share > 0 && share < 100)
    expect(between.length).toBeGreaterThan(0)
    await close()
  })
})
