import path from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'

/** A real S3 server on this machine with one bucket, kept below `folder`; gives the variables that name it. */
export async function startS3Server(folder: string): Promise<Record<string, string>> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'plates' }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return {
    S3_BUCKET: 'plates',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}
