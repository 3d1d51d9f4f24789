import { launchBrowser } from '#tests/support/sites/browser.ts'
const [base = '', ...paths] = process.argv.slice(2)
const b = await launchBrowser()
for (const [w, h] of [[1280, 900], [390, 844]] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h } })
  for (const path of paths) { await p.goto(base + path).catch(() => {}); await p.waitForTimeout(2500); await p.screenshot({ path: `/tmp/shots/page${path.replace(/\W+/g, '_')}-${w}.png` }) }
}
await b.close()
