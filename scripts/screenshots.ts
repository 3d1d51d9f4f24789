/**
 * Takes the README's screenshots from a running site with sample content: `npm run screenshots -- [ADDRESS]`;
 * the address is http://127.0.0.1:3000 by default.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser, openPage, untilQuiet } from '#tests/support/sites/browser.ts'

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const folder = path.join(import.meta.dirname, '../docs/images')

/** The path of the meal in the screenshots. */
const meal = '/meals/grilled-salmon-with-quinoa-and-asparagus'
const shots = [
  { name: 'home', path: '/', viewport: { width: 1280, height: 800 } },
  { name: 'meal-on-a-phone', path: meal, viewport: { width: 390, height: 844 } },
]

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
try {
  for (const { name, path, viewport } of shots) {
    const { page, close } = await openPage(browser, { viewport, colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
    await page.goto(address + path)
    await untilQuiet(page)
    await save(name, await page.screenshot())
    if (path === meal) await save('plate', await plateOf(page), 480)
    await close()
  }
} finally {
  await browser.close()
}

/** The stored image file that a meal's page shows. */
async function plateOf(page: Page): Promise<Buffer> {
  const source = await page.locator('main img').first().getAttribute('src')
  const answer = await fetch(new URL(source ?? '', address))
  if (!answer.ok) throw new Error(`${address} has no picture at ${source}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function save(name: string, picture: Buffer, width?: number): Promise<void> {
  const bytes = await sharp(picture).resize({ width }).webp({ quality: 80, effort: 6 }).toBuffer()
  const file = path.join(folder, `${name}.webp`)
  await writeFile(file, bytes)
  console.log(`${path.relative(process.cwd(), file)}  ${Math.round(bytes.length / 1000)} kB`)
}
