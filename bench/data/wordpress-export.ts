/** A WordPress export of any number of posts with two pictures each, all of them different. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { oldBlog, wxrEnd, wxrHead, wxrItem } from '#tests/support/builders/build-wxr.ts'

const width = 640
const height = 416

/** The side of a square (px) of the pattern by which pictures differ, also after they were compressed. */
const side = 32

const uploads = `${oldBlog}/wp-content/uploads`

/** Each post has a featured image and one in its text. */
export async function writeExport(file: string, media: string, posts: number): Promise<void> {
  await mkdir(media, { recursive: true })
  const out = createWriteStream(file)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  await write(wxrHead())
  for (let n = 0; n < posts; n += 1) {
    for (const part of [0, 1]) {
      const name = `p-${n}-${part}.jpg`
      await writeFile(path.join(media, name), await numberedPicture(2 * n + part))
      const id = 1_000_000 + 2 * n + part
      const attachment = { type: 'attachment', status: 'inherit', title: name }
      await write(wxrItem({ id, ...attachment, file: `${uploads}/${name}` }))
    }
    await write(post(n))
  }
  await write(wxrEnd)
  out.end()
  await once(out, 'close')
}

const filler =
  '<!-- wp:paragraph --><p>What is on the plate, and how much of it.</p><!-- /wp:paragraph -->\n'

function post(n: number): string {
  const image = `<!-- wp:image --><figure class="wp-block-image"><img src="${uploads}/p-${n}-1-300x200.jpg" alt="Plate ${n}"/></figure><!-- /wp:image -->`
  return wxrItem({
    id: n + 1,
    title: `Post ${n}`,
    tags: ['Quick'],
    categories: ['Soups'],
    meta: { _thumbnail_id: 1_000_000 + 2 * n },
    content: filler.repeat(20) + image + filler.repeat(20),
  })
}

/** A gradient with a row of light and dark squares, which are the bits of the number. */
async function numberedPicture(number: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = y < side ? (number >> Math.floor(x / side)) & 1 : 0
      const at = (y * width + x) * 3
      pixels[at] = bit ? 250 : (x * 200) / width
      pixels[at + 1] = bit ? 250 : (y * 200) / height
      pixels[at + 2] = (number * 7) % 200
    }
  }
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}
