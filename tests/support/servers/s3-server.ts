import path from 'node:path'
import S3rver from 's3rver'

export type S3Server = {
  /** The environment variables for using it. */
  settings: Record<string, string>
  /** Closes it immediately, even during requests. */
  close(): Promise<void>
}

/**
 * A real S3 server on this machine with one bucket, stored below `folder`. Started again with the same port
 * and folder, it has the same objects.
 */
export async function openS3Server(folder: string, port = 0): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'plates' }],
  })
  const listening = await server.run()
  return {
    settings: {
      S3_BUCKET: 'plates',
      S3_ENDPOINT: `http://127.0.0.1:${listening.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
    },
  }
}
