/** Reads consecutive big-endian numbers. Throws RangeError past the end. */
export class ByteReader {
  private readonly view: DataView
  private at: number

  constructor(bytes: Uint8Array, start = 0) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.at = start
  }

  get position(): number {
    return this.at
  }

  byte(): number {
    return this.view.getUint8(this.step(1))
  }

  u16(): number {
    return this.view.getUint16(this.step(2))
  }

  i16(): number {
    return this.view.getInt16(this.step(2))
  }

  u32(): number {
    return this.view.getUint32(this.step(4))
  }

  bytes(length: number): Uint8Array {
    const start = this.step(length)
    if (this.at > this.view.byteLength) throw new RangeError('The file ends too early')
    return new Uint8Array(this.view.buffer, this.view.byteOffset + start, length)
  }

  /** UIntBase128 of WOFF2: seven bits per byte; the highest bit is set if more follow. */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count += 1) {
      const byte = this.byte()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new RangeError('A number is too long')
  }

  /** 255UInt16 of WOFF2: small numbers in one byte. */
  short255(): number {
    const code = this.byte()
    if (code === 253) return this.u16()
    if (code === 254) return this.byte() + 506
    return code === 255 ? this.byte() + 253 : code
  }

  private step(length: number): number {
    const start = this.at
    this.at += length
    return start
  }
}
