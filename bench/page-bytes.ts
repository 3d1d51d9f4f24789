import { launchBrowser } from '#tests/support/sites/browser.ts'
import { pageBytes, resourceKinds } from '#tests/support/sites/page-bytes.ts'

/** A phone, and a desk. */
const visits = [
  { name: '390 px', width: 390, density: 2, scrolled: false },
  { name: '390 px, scrolled', width: 390, density: 2, scrolled: true },
  { name: '1280 px, scrolled', width: 1280, density: 1, scrolled: true },
]

/** Prints how many kB a first visit of each page loads, by what they are. */
export async function benchPageBytes(origin: string, paths: string[]): Promise<void> {
  const browser = await launchBrowser()
  printRow(['', 'kB', ...resourceKinds, 'all'])
  for (const path of paths) {
    for (const { name, ...visit } of visits) {
      const bytes = await pageBytes(browser, origin + path, visit)
      const all = Object.values(bytes).reduce((sum, part) => sum + part, 0)
      const cells = [...resourceKinds.map((kind) => bytes[kind]), all]
      printRow([path.slice(0, 12), name, ...cells.map((cell) => (cell / 1000).toFixed(1))])
    }
  }
  await browser.close()
}

function printRow([path = '', visit = '', ...cells]: string[]) {
  console.log(path.padEnd(14) + visit.padEnd(18) + cells.map((cell) => cell.padStart(11)).join(''))
}
