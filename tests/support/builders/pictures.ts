import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width?: number; height?: number }
type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff'

/** A unique picture for each seed: a gradient of two colours derived from it. */
export async function buildPicture(
  format: Format = 'jpeg',
  { width = 400, height = 300, seed = 1 }: Size & { seed?: number } = {},
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g"><stop offset="0" stop-color="hsl(${(seed * 47) % 360} 70% 50%)"/>
    <stop offset="1" stop-color="hsl(${(seed * 89 + 120) % 360} 70% 30%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return await sharp(Buffer.from(svg)).toFormat(format).toBuffer()
}

/** A file as sent by a form. */
export const asFile = (bytes: Uint8Array | string, name = 'plate.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

/** A PNG of a few bytes whose header declares `width` by `height` pixels. */
export function declaredPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits per channel, three channels.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
