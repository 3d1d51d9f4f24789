import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import type { Config } from '../config/config.ts'
import { unavailable } from '../errors.ts'
import { checkedKey, type MediaStore } from './media-store.ts'

export type S3Place = NonNullable<Config['s3']>

/** Timeouts (ms), so that a store that stops answering fails a request instead of blocking it. */
const timeouts = (answerTimeout: number) => ({
  connectionTimeout: 3000,
  requestTimeout: answerTimeout,
  // Without this, a timeout of the whole request only logs a warning.
  throwOnRequestTimeout: true,
  socketTimeout: answerTimeout,
})

/** A media store in an S3 bucket. Writing an object is atomic, so nothing unfinished is left behind. */
export function s3MediaStore(place: S3Place, answerTimeout = 15_000): MediaStore {
  const client = new S3Client({ ...clientConfig(place), requestHandler: timeouts(answerTimeout) })
  neverRetryTimeouts(client, answerTimeout)
  const at = (key: string) => ({ Bucket: place.bucket, Key: checkedKey(key) })
  return {
    put: (key, bytes) =>
      reportOutage(async () => {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...headersOf(key) }))
      }),
    get: (key) =>
      reportOutage(async () => {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        if (!Body) throw new Error(`The media store sent nothing for ${key}`)
        return await Body.transformToByteArray()
      }),
    open: (key) => reportOutage(() => unlessMissing(null, () => openObject(client, at(key)))),
    exists: (key) =>
      reportOutage(() =>
        unlessMissing(false, async () => {
          await client.send(new HeadObjectCommand(at(key)))
          return true
        }),
      ),
    delete: (key) =>
      reportOutage(async () => {
        await client.send(new DeleteObjectCommand(at(key)))
      }),
    list: (folder, before) =>
      listKeys(client, place.bucket, folder && `${checkedKey(folder)}/`, before),
    async tidy() {},
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket: place.bucket }))
    },
  }
}

/**
 * Makes a missing answer final. The client would wait for it three times, so that a store that accepts connections and
 * then says nothing would keep a request for three times `answerTimeout` (ms). A connection that was not made is
 * tried again, because that takes much less time.
 */
function neverRetryTimeouts(client: S3Client, answerTimeout: number): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      const begun = performance.now()
      try {
        return await next(request)
      } catch (error) {
        if (!isTimeout(error) || performance.now() - begun < answerTimeout / 2) throw error
        // Without the original error as its cause, by which the client would see that it was a timeout.
        throw Object.assign(new Error(error.message), { name: noAnswer })
      }
    },
    { step: 'finalizeRequest', priority: 'low' },
  )
}

/** The name of the error of a request that got no answer in time. */
const noAnswer = 'NoAnswer'

/** The client gives broken connections the name of a timeout, too. */
const isTimeout = (error: unknown): error is Error =>
  error instanceof Error &&
  error.name === 'TimeoutError' &&
  !('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))

/**
 * Throws a 503 if the store did not answer, had too much to do or an error of its own, or does not let this site
 * in. Any other answer is a fault of this program and is thrown as it is.
 */
async function reportOutage<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isOutage(error)) {
      throw unavailable('The image store cannot be reached. Please try again later.', error)
    }
    if (isRefusal(error)) {
      throw unavailable('The image store refuses requests of this site.', error)
    }
    throw error
  }
}

/**
 * True if the store did not answer, stopped in the middle of an answer, or answered with a server error or that it
 * gets too many requests. The client attaches the response, if there was one, to its errors.
 */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (['TimeoutError', noAnswer].includes(error.name)) return true
  if (!('$metadata' in error)) return false
  const status = statusOf(error)
  return status === undefined || status === 429 || status >= 500
}

/** The errors that name a missing object. */
const missingObject = ['NoSuchKey', 'NotFound']

/** Statuses of answers to a wrong key, a missing right, or a bucket of another region. */
const refusals = [301, 401, 403]

/** The errors with another status that say the same, or that the bucket is gone. */
const refusalNames = [
  'AuthorizationHeaderMalformed',
  'CredentialsProviderError',
  'ExpiredToken',
  'IllegalLocationConstraintException',
  'InvalidBucketName',
  'InvalidToken',
  'NoSuchBucket',
]

/**
 * True if the settings do not fit the store: a wrong key, a missing right, another bucket or region. An answer to HEAD
 * has no body that names the error, so a 400 without a name counts too: stores answer it to an expired key.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = statusOf(error) ?? 0
  if (status === 400 && error.name === 'Unknown') return true
  return refusalNames.includes(error.name) || refusals.includes(status)
}

/** The HTTP status of the answer that an error of the client reports. */
const statusOf = (error: Error) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

function clientConfig({ region, endpoint, accessKeyId, secretAccessKey }: S3Place): S3ClientConfig {
  return {
    region,
    // Many S3-compatible stores refuse the checksums that the client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without keys, the client uses the credentials of the machine's role.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  }
}

/**
 * Headers for a CDN in front of the bucket. Objects are cacheable forever, because names contain the hash of
 * their content.
 */
function headersOf(key: string) {
  const type = /\.(webp|avif)$/.exec(key)?.[1]
  if (!type) return {}
  return { ContentType: `image/${type}`, CacheControl: 'public, max-age=31536000, immutable' }
}

async function openObject(client: S3Client, at: { Bucket: string; Key: string }) {
  const { Body, ContentLength } = await client.send(new GetObjectCommand(at))
  if (!(Body instanceof Readable) || ContentLength === undefined) {
    throw new Error(`The media store sent ${at.Key} without a length`)
  }
  return { stream: Body, size: ContentLength }
}

async function* listKeys(client: S3Client, bucket: string, prefix: string, before: Date) {
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        Delimiter: '/',
        ContinuationToken: next,
      }),
    )
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified && LastModified < before) yield Key
    }
    next = page.NextContinuationToken
  } while (next)
}

async function unlessMissing<T>(otherwise: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && missingObject.includes(error.name)) return otherwise
    throw error
  }
}
