import { LRUCache } from 'lru-cache'
import type { ContentWatch } from '../database/versions/content-watch.ts'
import {
  type BufferedAnswer,
  bodyIn,
  encodingFor,
  weightOf,
  withPacket,
} from './answers/buffered-answer.ts'
import type { Bytes } from './answers/buffered-body.ts'
import type { Encoding } from './answers/encoding.ts'

/** How many requests hit, missed or bypassed the cache, and the bytes it holds. */
export type PageCacheState = { hit: number; miss: number; bypass: number; bytes: number }

type Packed = { encoding: Encoding; body: Bytes; fresh: boolean }

/** Caches public answers until the content changes. */
export type PageCache = {
  /** The cached answer, if it and its packet for `accepted` are in memory. */
  ready(key: string, accepted: string | undefined): BufferedAnswer | undefined
  /**
   * The cached answer, or else the result of `render`, which is called once for concurrent requests and
   * cached if its `keep` is true. The answer has the packet for `accepted`, an Accept-Encoding header.
   */
  answer(
    key: string,
    accepted: string | undefined,
    render: () => Promise<BufferedAnswer>,
  ): Promise<BufferedAnswer>
  state(): PageCacheState
}

/** Maximum bytes of all cached answers: more than a thousand pages, which take 10 to 25 kB compressed. */
const defaultRoom = 32 * 1024 * 1024

/** Bytes that an entry takes in addition to its answer. */
const entryWeight = 500

/** A cache that is cleared whenever `watch` reports a new content version. */
export function createPageCache(watch: ContentWatch, room = defaultRoom): PageCache {
  const kept = createKeptAnswers(room)
  const rendering: Running<BufferedAnswer> = new Map()
  const packing: Running<Bytes> = new Map()
  const counted = { hit: 0, miss: 0, bypass: 0 }

  return {
    ready(key, accepted) {
      const version = watch.known()
      if (version === undefined) return undefined
      const answer = kept.find(key, version)
      if (!answer?.packets[encodingFor(answer, accepted)]) return undefined
      counted.hit += 1
      return answer
    },
    async answer(key, accepted, render) {
      // Read before rendering, so that the page is of this version or a newer one.
      const version = await watch.ask()
      if (version === undefined) {
        counted.bypass += 1
        return await render()
      }
      const task = `${version} ${key}`
      const known = kept.find(key, version)
      counted[known ? 'hit' : 'miss'] += 1
      const answer =
        known ??
        (await once(rendering, task, async () => {
          const fresh = await render()
          kept.keep(key, version, fresh)
          return fresh
        }))
      const encoding = encodingFor(answer, accepted)
      if (!answer.keep || answer.packets[encoding]) return answer
      const body = await once(packing, `${task} ${encoding}`, () => bodyIn(answer, encoding))
      return kept.keepPacked(key, version, answer, { encoding, body, fresh: !known })
    },
    state: () => ({ ...counted, bytes: kept.bytes() }),
  }
}

/** The answers of the newest content version that was asked for, in at most `room` bytes. */
function createKeptAnswers(room: number) {
  const kept = new LRUCache<string, BufferedAnswer>({
    maxSize: room,
    sizeCalculation: (answer, key) => entryWeight + 2 * key.length + weightOf(answer),
  })
  let shown: number | undefined

  function keep(key: string, version: number, answer: BufferedAnswer) {
    if (!answer.keep || version !== shown) return
    // Adding an encoding to an answer must not extend its lifetime.
    const left = kept.has(key) ? kept.getRemainingTTL(key) : Number.POSITIVE_INFINITY
    kept.set(key, answer, { ttl: answer.keepMs && Math.min(answer.keepMs, left) })
  }

  return {
    find(key: string, version: number): BufferedAnswer | undefined {
      if (version !== shown) kept.clear()
      shown = version
      return kept.get(key)
    },
    keep,
    /**
     * Adds the packet to the latest kept answer, which may have got another encoding in the meantime. The
     * uncompressed body of a `fresh` answer is dropped: hardly anyone asks for it, and it takes most of the room.
     */
    keepPacked(key: string, version: number, answer: BufferedAnswer, packed: Packed) {
      const latest = kept.peek(key)
      const base = latest?.etag === answer.etag ? latest : answer
      const { identity: _, ...asked } = base.packets
      const lean = packed.fresh ? { ...base, packets: asked } : base
      const whole = withPacket(lean, packed.encoding, packed.body)
      keep(key, version, whole)
      return whole
    },
    bytes: () => kept.calculatedSize,
  }
}

/** What is being computed, by task. */
type Running<T> = Map<string, Promise<T>>

/** Runs `work` once for concurrent calls with the same `task`. */
async function once<T>(running: Running<T>, task: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(task)
  if (known) return await known
  const started = work()
  running.set(task, started)
  try {
    return await started
  } finally {
    running.delete(task)
  }
}
