import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'

/** Stores files by key; keys are relative paths such as `9f2c…-640.webp`. */
export type MediaStore = {
  /** Stores a file durably and atomically: readers get either the old or the new content. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Reads a file. Throws if it does not exist. */
  get(key: string): Promise<Uint8Array>
  /** A file as a stream and its size in bytes, or null if it does not exist. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>
  exists(key: string): Promise<boolean>
  /** Deletes a file; no error if it does not exist. */
  delete(key: string): Promise<void>
  /** The keys directly in a folder (or the root, for '') that were last written before a time. */
  list(folder: string, before: Date): AsyncIterable<string>
  /** Deletes unfinished files that killed processes left before a time. */
  tidy(before: Date): Promise<void>
  /** Throws if the store cannot be written to. */
  ping(): Promise<void>
}

/** Opens the configured store: an S3 bucket, or else a folder of this machine. */
export async function openMediaStore(config: Config): Promise<MediaStore> {
  // Imported on demand, because the S3 client needs much memory.
  if (config.s3) return (await import('./s3-media-store.ts')).s3MediaStore(config.s3)
  return (await import('./folder-media-store.ts')).folderMediaStore(config.dataDir)
}

/** Returns the key. Throws if it is not of the form we generate, as a second line of defence. */
export function checkedKey(key: string): string {
  if (key.split('/').every((part) => /^[a-z0-9][\w.-]*$/i.test(part))) return key
  throw new Error(`Not a media key: ${JSON.stringify(key)}`)
}
