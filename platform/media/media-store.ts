import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'

/** Where files are kept, by key; keys are relative paths such as `9f2c…-640.webp`. */
export type MediaStore = {
  /** Stores a whole file, durably; a reader sees the old one or the new one, never half of it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The whole file; throws when there is none. */
  get(key: string): Promise<Uint8Array>
  /** The file as a stream with its size in bytes, or null when there is none. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>
  exists(key: string): Promise<boolean>
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>
  /** The keys directly below a folder, or of the root for '', that were written before a time. */
  list(folder: string, before: Date): AsyncIterable<string>
  /** Removes what writers that were killed before a time have left unfinished. */
  tidy(before: Date): Promise<void>
  /** Throws when the store cannot be written to. */
  ping(): Promise<void>
}

/** The store that the configuration names: an S3 bucket, else a folder of this machine. */
export async function openMediaStore(config: Config): Promise<MediaStore> {
  // Loaded when asked for: the S3 client costs memory, and the folder needs no bucket.
  if (config.s3) return (await import('./s3-media-store.ts')).s3MediaStore(config.s3)
  return (await import('./folder-media-store.ts')).folderMediaStore(config.dataDir)
}

/** The key itself. Keys are made by us; this is the second lock on the door. Throws. */
export function checkedKey(key: string): string {
  if (key.split('/').every((part) => /^[a-z0-9][\w.-]*$/i.test(part))) return key
  throw new Error(`Not a media key: ${JSON.stringify(key)}`)
}
