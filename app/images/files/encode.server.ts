import { createHash } from 'node:crypto'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { GiveUp } from '#platform/jobs/job.ts'
import { imageWidths, maxPixels } from '../image.ts'
import { imageTypeOf } from '../tray/image-type.ts'
import type { Format } from './media-names.ts'

// One thread for each job and no cache: memory stays bounded, and two jobs fill two cores.
sharp.concurrency(1)
sharp.cache(false)
// The only decoders that may run, to limit what a malicious file can reach.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'SvgBuffer'].map(
    (reader) => `VipsForeignLoad${reader}`,
  ),
})

/** Decoded pixels of 8 bits, upright, in sRGB, at most as large as the largest stored file. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Thrown when the bytes are not a usable picture; the message is shown to people. */
export class UnusableImage extends GiveUp {}

/** Part of the hash in file names. Increase it when the encoders' settings change. */
const encoding = 1

/** Px of the largest stored file. */
export const largestWidth = Math.max(...imageWidths)

/** Height limit of stored files in px. */
const largestHeight = 2 * largestWidth

/** Reads an upload. Throws UnusableImage for a broken file or one with too many pixels. */
export async function readPixels(bytes: Uint8Array): Promise<Pixels> {
  const type = imageTypeOf(bytes)
  if (!type) throw new UnusableImage('This is not a picture')
  try {
    // Reads the header alone, so that a picture that is too large can be told from a broken one.
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== type) throw new Error(`${type} is ${format}`)
    if (width * height > maxPixels) {
      throw new UnusableImage('The image has more than 50 megapixels')
    }
    return await decode(open(bytes).autoOrient())
  } catch (cause) {
    if (cause instanceof UnusableImage) throw cause
    throw Object.assign(new UnusableImage('The image is broken and cannot be read'), { cause })
  }
}

/** Sides of a portrait in px: it is shown small. */
const portraitSide = 320

/** The middle of a picture as a square, not larger than it is shown. */
export function cutPortrait(pixels: Pixels): Promise<Pixels> {
  const side = Math.min(portraitSide, pixels.width, pixels.height)
  return toPixels(fromPixels(pixels).resize(side, side, { fit: 'cover' }))
}

/** Squares of `side` px beside each other as one WebP. */
export async function encodeStrip(squares: readonly Pixels[], side: number): Promise<Buffer> {
  const strip = { width: side * squares.length, height: side, channels: 3 as const }
  const pictures = squares.map(({ data, ...raw }, index): OverlayOptions => {
    return { input: data, raw, left: index * side, top: 0 }
  })
  return await sharp({ create: { ...strip, background: '#fff' } })
    .composite(pictures)
    .webp({ quality: 76, effort: 2 })
    .toBuffer()
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })

/** The picture, at most as large as the largest stored file. */
function decode(image: Sharp): Promise<Pixels> {
  const room = { width: largestWidth, height: largestHeight }
  return toPixels(image.resize({ ...room, fit: 'inside', withoutEnlargement: true }))
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** 32 hex digits that stand for these pixels, and for what their files say of them, in file names. */
export function hashPixels({ data, width, height, channels }: Pixels, aiMade = false): string {
  const origin = aiMade ? 'ai ' : ''
  const hash = createHash('sha256').update(`${encoding} ${origin}${width} ${height} ${channels} `)
  return hash.update(data).digest('hex').slice(0, 32)
}

/** The widths to store: the standard ones up to the picture's own, and that where it is in between. */
export function widthsFor(width: number): number[] {
  const standard = imageWidths.filter((w) => w <= width)
  const largest = standard.at(-1) ?? 0
  return width > largest * 1.1 ? [...standard, width] : standard
}

/**
 * One file of the picture. AVIF is slower and smaller. For WebP, an effort above 2 saves 3 % of the bytes and takes
 * twice as long; editors wait for the result.
 */
export async function encode(
  pixels: Pixels,
  width: number,
  format: Format,
  { aiMade = false } = {},
): Promise<Buffer> {
  const resized = fromPixels(pixels).resize({ width })
  const image = aiMade ? resized.withXmp(aiOrigin) : resized
  return format === 'webp'
    ? await image.webp({ quality: 76, effort: 2 }).toBuffer()
    : await image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
}

/** IPTC metadata that marks the picture as made by a trained model. Other files have none. */
const aiOrigin = [
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
  '<Iptc4xmpExt:DigitalSourceType>',
  'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  '</Iptc4xmpExt:DigitalSourceType>',
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
].join('')

/** The picture in one compact file of high quality, from which others can be made later. */
export const packSource = (pixels: Pixels) =>
  fromPixels(pixels).webp({ quality: 95, effort: 0 }).toBuffer()

/** The inverse of packSource. */
export const unpackSource = (bytes: Uint8Array) => decode(open(bytes))

/** One of our files, or pixels, as a JPEG of at most 1024 px, which every provider accepts. */
export const jpegForModels = (picture: Uint8Array | Pixels): Promise<Buffer> =>
  (picture instanceof Uint8Array ? open(picture) : fromPixels(picture))
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()

/** A green square, to test whether a model accepts pictures. */
export const sampleJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 96, channels: 3, background: '#7a9a4a' } })
    .jpeg({ quality: 80 })
    .toBuffer()

/** The middle of a picture, a file or pixels, as a square JPEG of `side` px. */
export const squareJpeg = (picture: Uint8Array | Pixels, side: number) =>
  ('data' in picture ? fromPixels(picture) : sharp(picture, { limitInputPixels: maxPixels }))
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()

/** An SVG of our own making as one JPEG of its own size, for programs that know no newer formats. */
export const encodeJpeg = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 84 }).toBuffer()

/** A blurred data: URL of about 150 characters, and the picture's main colour as `#rrggbb`. */
export async function summarise(pixels: Pixels): Promise<{ placeholder: string; color: string }> {
  const small = await toPixels(fromPixels(pixels).resize(64).flatten({ background: '#fff' }))
  const tiny = await fromPixels(small)
    .resize({ width: 8, height: 8, fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  const { dominant } = await fromPixels(small).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return {
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    color: `#${hex.join('')}`,
  }
}

function fromPixels({ data, ...raw }: Pixels): Sharp {
  return sharp(data, { raw })
}

/** A PNG that fits into these sizes, with its own size. */
export async function smallPng(bytes: Uint8Array, width: number, height: number) {
  const { data, info } = await open(bytes)
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A square PNG with the whole picture in it; `ground` fills the rest, which is transparent without it. */
export async function squarePng(bytes: Uint8Array, side: number, ground?: string): Promise<Buffer> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const square = open(bytes).resize(side, side, { fit: 'contain', background })
  return await (ground ? square.flatten({ background: ground }) : square).png().toBuffer()
}
