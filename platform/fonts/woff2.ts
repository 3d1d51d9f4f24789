import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { restoreGlyphs } from './woff2-glyphs.ts'

/** Tags by their index in a WOFF2 directory, four characters each (WOFF2, section 4.1). */
const knownTags =
  'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtx' +
  'BASEGDEFGPOSGSUBEBSCJSTFMATHCBDTCBLCCOLRCPALSVG sbixacntavarbdatblocbslncvarfdscfeatfmtxfvargvarhsty' +
  'justlcarmortmorxopbdproptrakZapfSilfGlatGlocFeatSill'

const headerLength = 48

type Entry = { tag: string; length: number; transformed: boolean }

/**
 * Converts a WOFF2 file with one TrueType font to plain OpenType, for libraries without WOFF2 support. Throws
 * for any other file.
 */
export function unpackWoff2(file: Uint8Array): Uint8Array {
  const header = new ByteReader(file)
  if (header.u32() !== 0x774f4632) throw new Error('This is no WOFF2 file')
  const flavor = header.u32()
  header.u32()
  const count = header.u16()
  const directory = new ByteReader(file, headerLength)
  const entries = Array.from({ length: count }, () => readEntry(directory))
  const data = new ByteReader(brotliDecompressSync(file.subarray(directory.position)))
  const tables = new Map<string, Uint8Array>()
  const packed = new Set<string>()
  for (const { tag, length, transformed } of entries) {
    tables.set(tag, data.bytes(length))
    if (transformed) packed.add(tag)
  }
  restoreGlyphs(tables, packed)
  return writeFont(flavor, tables)
}

function readEntry(directory: ByteReader): Entry {
  const flags = directory.byte()
  const number = flags & 0x3f
  const tag =
    number === 0x3f
      ? Buffer.from(directory.bytes(4)).toString('latin1')
      : knownTags.slice(number * 4, number * 4 + 4)
  const original = directory.base128()
  const version = flags >> 6
  // For glyf and loca, version 0 means transformed; for every other table it means untransformed.
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  return { tag, length: transformed ? directory.base128() : original, transformed }
}

/** Builds an OpenType file of these tables, with all checksums 0. */
function writeFont(flavor: number, tables: Map<string, Uint8Array>): Uint8Array {
  const tags = [...tables.keys()].sort()
  const padded = (length: number) => Math.ceil(length / 4) * 4
  let offset = 12 + 16 * tags.length
  const size = [...tables.values()].reduce((sum, table) => sum + padded(table.length), offset)
  const font = Buffer.alloc(size)
  font.writeUInt32BE(flavor, 0)
  font.writeUInt16BE(tags.length, 4)
  for (const [index, tag] of tags.entries()) {
    const table = tables.get(tag) ?? new Uint8Array()
    const entry = 12 + 16 * index
    font.write(tag, entry, 'latin1')
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(table.length, entry + 12)
    font.set(table, offset)
    offset += padded(table.length)
  }
  return font
}
