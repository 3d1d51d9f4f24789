import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPixels } from '#app/images/files/encode.server.ts'
import { illustratePlate } from '#app/images/illustrator/illustrator.ts'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'

/** Draws a prompt the way the site does. */
export const illustratePrompt = (prompt: string, seed: number): string =>
  illustratePlate({
    prompt,
    seed,
    ingredients: plateIngredients(tableReader, tableReader.readPlate(prompt)),
  })

/**
 * Draws each prompt into a file of its own, and all of them on one page, `index.html` in the folder; the nth
 * prompt has the seed n. With `numbers`, the page does not show the prompts, so that the foods can be
 * guessed.
 */
export async function drawGallery(
  folder: string,
  prompts: readonly string[],
  { numbers = false } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const figures: string[] = []
  for (const [i, prompt] of prompts.entries()) {
    const name = `plate-${String(i + 1).padStart(2, '0')}.webp`
    const { data, width, height, channels } = await drawPixels(illustratePrompt(prompt, i + 1))
    const raw = { width, height, channels }
    await sharp(data, { raw }).resize(1024).webp({ quality: 82 }).toFile(join(folder, name))
    figures.push(figure(name, numbers ? `${i + 1}` : `${i + 1}. ${prompt}`))
  }
  await writeFile(join(folder, 'index.html'), page(figures))
}

const figure = (file: string, caption: string) =>
  `<figure><a href="${file}"><img src="${file}" alt="${escaped(caption)}" width="1024" height="1024" loading="lazy"></a><figcaption>${escaped(caption)}</figcaption></figure>`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

const page = (figures: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plates</title>
<style>
body{margin:24px;background:#fbf8f3;color:#1f1b16;font:15px/1.4 system-ui,sans-serif}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:20px}
figure{margin:0}img{width:100%;height:auto;border-radius:14px;display:block}
figcaption{padding:8px 2px}
@media(prefers-color-scheme:dark){body{background:#16130f;color:#f3ede4}}
</style>
<main>
${figures.join('\n')}
</main></html>
`
