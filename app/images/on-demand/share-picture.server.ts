import { tableReader } from '#app/nutrition/estimate.ts'
import { encodeJpeg, smallPng, squareJpeg } from '../files/encode.server.ts'
import { illustratePlate } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import { type TextStyle, textOutline, textWidth, wrapText } from '../making/text-outlines.server.ts'
import { type ShareWords, shareSize } from './share-words.ts'

/** The words with the bytes of the pictures; without them a default plate, or the drawn mark, is shown. */
export type SharePicture = Omit<ShareWords, 'file' | 'logo'> & {
  plate: Uint8Array | null
  logo?: Uint8Array | null
}

/** A logo as it is put into the picture. */
type Mark = { image: string; width: number } | null

const paper = '#FBF8F3'
const ink = '#1F1B16'
const muted = '#6B6256'
const defaultAccent = '#B8431F'

const left = 72
const textRoom = 500

/** The plate's circle; the right edge cuts it. */
const plate = { x: 940, y: 315, radius: 345 }

/** Drawn pictures leave a rim round their plate, which the circle cuts away. */
const zoom = 1.165

const houseDish = 'grilled salmon with quinoa, asparagus, cherry tomatoes and lemon'

/** A JPEG for those who share a page: words, a figure and a plate. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const size = Math.round(2 * plate.radius * zoom)
  const shown = picture.plate ?? housePlate(size)
  const image = (await squareJpeg(shown, size)).toString('base64')
  return await encodeJpeg(
    shareSvg(picture, image, picture.logo ? await markOf(picture.logo) : null),
  )
}

/** The logo in the height of the mark. */
async function markOf(logo: Uint8Array): Promise<Mark> {
  const { bytes, width, height } = await smallPng(logo, 4 * markSize, 2 * markSize)
  return { image: bytes.toString('base64'), width: (markSize * width) / height }
}

/** The whole picture as SVG without a single text element. */
export function shareSvg(picture: SharePicture, image: string, mark: Mark = null): string {
  const { brand, title, note, figure, accent = defaultAccent } = picture
  const { x, y, radius } = plate
  const side = 2 * radius * zoom
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
<rect width="100%" height="100%" fill="${paper}"/>
<clipPath id="plate"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
<image href="data:image/jpeg;base64,${image}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" clip-path="url(#plate)"/>
${brandLine(brand, accent, mark)}
${titleLines(title, note)}
${figure ? figureLine(figure, accent) : ''}
</svg>`
}

const markSize = 40

function brandLine(brand: string, accent: string, mark: Mark): string {
  const style: TextStyle = { font: 'fraunces', weight: 600, size: 32 }
  const start = left + (mark?.width ?? markSize) + 14
  const name = words(
    wrapText(brand, style, textRoom + left - start, 1)[0] ?? '',
    style,
    start,
    101,
    ink,
  )
  if (mark) {
    return `<image href="data:image/png;base64,${mark.image}" x="${left}" y="70" width="${mark.width}" height="${markSize}"/>${name}`
  }
  return `<g transform="translate(${left} 70) scale(1.25)" fill="none" stroke="${ink}" stroke-width="2">
<circle cx="16" cy="16" r="14.25"/><path d="M16 25.5a9.5 9.5 0 0 1 0-19" stroke-linecap="round" opacity="0.55"/>
<path d="M16 16V6.5A9.5 9.5 0 0 1 24.23 20.75z" fill="${accent}" stroke="none"/></g>${name}`
}

/** Long titles are set smaller, over at most four lines. */
function titleLines(title: string, note: string | undefined): string {
  const sizes = [68, 58, 50]
  const styles = sizes.map((size): TextStyle => ({ font: 'fraunces', weight: 600, size }))
  const fits = (style: TextStyle) => wrapText(title, style, textRoom, 99).length <= 3
  const style = styles.find(fits) ?? { font: 'fraunces', weight: 600, size: 46 }
  const lines = wrapText(title, style, textRoom, 4)
  const step = style.size * 1.16
  const top = 290 - ((lines.length - 1) * step) / 2
  const drawn = lines.map((line, index) => words(line, style, left, top + index * step, ink))
  if (note) {
    const small: TextStyle = { font: 'figtree', weight: 400, size: 28 }
    const start = top + lines.length * step
    for (const [index, line] of wrapText(note, small, textRoom, 3).entries()) {
      drawn.push(words(line, small, left, start + index * 40, muted))
    }
  }
  return drawn.join('')
}

function figureLine({ value, unit }: { value: string; unit: string }, accent: string): string {
  const large: TextStyle = { font: 'fraunces', weight: 600, size: 88 }
  const small: TextStyle = { font: 'figtree', weight: 500, size: 30 }
  const y = 550
  const after = left + textWidth(value, large) + 14
  return words(value, large, left, y, accent) + words(unit, small, after, y, muted)
}

const words = (text: string, style: TextStyle, x: number, y: number, fill: string) =>
  `<path fill="${fill}" d="${textOutline(text, style, x, y)}"/>`

const housePlate = (side: number) =>
  illustratePlate(
    {
      ingredients: plateIngredients(tableReader, tableReader.readPlate(houseDish)),
      prompt: houseDish,
      seed: 7,
    },
    side,
  )
