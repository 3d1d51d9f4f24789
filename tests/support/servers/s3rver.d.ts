/** Types of the parts of s3rver that the tests use; the package has none. */
declare module 's3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  type Options = {
    address?: string
    port?: number
    silent?: boolean
    directory?: string
    configureBuckets?: { name: string }[]
  }

  export default class S3rver {
    constructor(options: Options)
    httpServer: Server
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
