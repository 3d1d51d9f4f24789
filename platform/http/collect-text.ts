import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Gathers what a piped renderer writes into one string. */
export function collectText(pipe: (destination: PassThrough) => unknown): Promise<string> {
  const stream = new PassThrough()
  pipe(stream)
  return text(stream)
}
