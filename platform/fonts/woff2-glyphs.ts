import { ByteReader } from './byte-reader.ts'

type Point = { x: number; y: number; onCurve: boolean }

type Streams = Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites', ByteReader> & {
  boxes: ByteReader
  boxBitmap: Uint8Array
  instructions: ByteReader
}

/** A glyph in OpenType format, with the left edge of its bounding box. */
type Glyph = { bytes: Uint8Array; left: number }

const noGlyph: Glyph = { bytes: new Uint8Array(), left: 0 }

/** Replaces the transformed tables of outlines and widths by their plain forms (WOFF2, section 5). */
export function restoreGlyphs(tables: Map<string, Uint8Array>, packed: Set<string>): void {
  const glyf = tables.get('glyf')
  if (!glyf || !packed.has('glyf')) return
  const glyphs = readGlyphs(glyf)
  const offsets = Buffer.alloc(4 * (glyphs.length + 1))
  let offset = 0
  for (const [index, { bytes }] of glyphs.entries()) {
    offset += bytes.length
    offsets.writeUInt32BE(offset, 4 * (index + 1))
  }
  tables.set('glyf', Buffer.concat(glyphs.map(({ bytes }) => bytes)))
  tables.set('loca', offsets)
  const head = Buffer.from(tables.get('head') ?? new Uint8Array(54))
  // indexToLocFormat 1: offsets of four bytes.
  head.writeInt16BE(1, 50)
  tables.set('head', head)
  if (packed.has('hmtx')) tables.set('hmtx', restoreWidths(tables, glyphs))
}

function readGlyphs(table: Uint8Array): Glyph[] {
  const header = new ByteReader(table)
  header.u32()
  const count = header.u16()
  header.u16()
  const sizes = Array.from({ length: 7 }, () => header.u32())
  let start = header.position
  const parts = sizes.map((size) => {
    const part = table.subarray(start, start + size)
    start += size
    return part
  })
  const reader = (index: number) => new ByteReader(parts[index] ?? new Uint8Array())
  const boxes = reader(5)
  const streams: Streams = {
    ...{ contours: reader(0), points: reader(1), flags: reader(2), glyphs: reader(3) },
    ...{ composites: reader(4), instructions: reader(6) },
    boxBitmap: boxes.bytes(4 * ((count + 31) >> 5)),
    boxes,
  }
  return Array.from({ length: count }, (_, index) => readGlyph(streams, index))
}

function readGlyph(streams: Streams, index: number): Glyph {
  const contours = streams.contours.i16()
  const hasBox = ((streams.boxBitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
  const box = () => Array.from({ length: 4 }, () => streams.boxes.i16())
  if (contours === 0) return noGlyph
  if (contours < 0) return readComposite(streams, box())
  const ends: number[] = []
  let total = 0
  for (let contour = 0; contour < contours; contour += 1) {
    total += streams.points.short255()
    ends.push(total - 1)
  }
  const points = readPoints(streams, total)
  const instructions = streams.instructions.bytes(streams.glyphs.short255())
  return writeSimple(ends, points, instructions, hasBox ? box() : boxOf(points))
}

const more = 0x20
const withInstructions = 0x100

/** A composite glyph is copied unchanged. */
function readComposite({ composites, glyphs, instructions }: Streams, box: number[]): Glyph {
  const parts: Uint8Array[] = []
  let flags = more
  let instructed = false
  while (flags & more) {
    const start = composites.bytes(2)
    flags = ((start[0] ?? 0) << 8) | (start[1] ?? 0)
    const scale = flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 0x08 ? 2 : 0
    parts.push(start, composites.bytes(2 + (flags & 1 ? 4 : 2) + scale))
    if (flags & withInstructions) instructed = true
  }
  if (instructed) {
    const length = glyphs.short255()
    parts.push(shorts([length]), instructions.bytes(length))
  }
  return { bytes: evened(Buffer.concat([shorts([-1, ...box]), ...parts])), left: box[0] ?? 0 }
}

function readPoints({ flags, glyphs }: Streams, count: number): Point[] {
  let [x, y] = [0, 0]
  return Array.from({ length: count }, () => {
    const flag = flags.byte()
    const [dx, dy] = readStep(flag & 0x7f, glyphs)
    x += dx
    y += dy
    return { x, y, onCurve: flag < 0x80 }
  })
}

/** The offset from one point to the next, in a variable number of bytes (WOFF2, section 5.2). */
function readStep(flag: number, from: ByteReader): [number, number] {
  const signed = (bit: number, value: number) => (flag & bit ? value : -value)
  const first = from.byte()
  if (flag < 10) return [0, signed(1, ((flag & 14) << 7) + first)]
  if (flag < 20) return [signed(1, (((flag - 10) & 14) << 7) + first), 0]
  if (flag < 84) {
    const part = flag - 20
    return [
      signed(1, 1 + (part & 0x30) + (first >> 4)),
      signed(2, 1 + ((part & 0x0c) << 2) + (first & 0x0f)),
    ]
  }
  const second = from.byte()
  if (flag < 120) {
    const part = flag - 84
    return [
      signed(1, 1 + (Math.floor(part / 12) << 8) + first),
      signed(2, 1 + (((part % 12) >> 2) << 8) + second),
    ]
  }
  const third = from.byte()
  if (flag < 124) {
    return [signed(1, (first << 4) + (second >> 4)), signed(2, ((second & 0x0f) << 8) + third)]
  }
  return [signed(1, (first << 8) + second), signed(2, (third << 8) + from.byte())]
}

function boxOf(points: Point[]): number[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Writes every coordinate with two bytes: larger than necessary, but the font is read only once. */
function writeSimple(
  ends: number[],
  points: Point[],
  instructions: Uint8Array,
  box: number[],
): Glyph {
  const steps = (axis: 'x' | 'y') =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  const bytes = Buffer.concat([
    shorts([ends.length, ...box, ...ends, instructions.length]),
    instructions,
    Uint8Array.from(points, ({ onCurve }) => Number(onCurve)),
    shorts(steps('x')),
    shorts(steps('y')),
  ])
  return { bytes: evened(bytes), left: box[0] ?? 0 }
}

/** The transformed widths may omit left edges that equal those of the bounding boxes. */
function restoreWidths(tables: Map<string, Uint8Array>, glyphs: Glyph[]): Uint8Array {
  const hhea = tables.get('hhea') ?? new Uint8Array(36)
  const widths = new ByteReader(hhea, 34).u16()
  const packed = new ByteReader(tables.get('hmtx') ?? new Uint8Array())
  const flags = packed.byte()
  const advances = Array.from({ length: widths }, () => packed.u16())
  const edges = glyphs.map(({ left }, index) => {
    const leftOut = flags & (index < widths ? 1 : 2)
    return leftOut ? left : packed.i16()
  })
  return shorts(
    edges.flatMap((edge, index) => (index < widths ? [advances[index] ?? 0, edge] : [edge])),
  )
}

/** Each number as two bytes in two's complement. */
function shorts(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length)
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, 2 * index)
  return bytes
}

const evened = (bytes: Buffer) =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, new Uint8Array(1)])
