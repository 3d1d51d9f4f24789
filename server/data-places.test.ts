import { expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { dataPlaces } from './data-places.ts'

const places = (env: Record<string, string>) =>
  dataPlaces(readConfig({ DATA_DIR: '/srv/data', ...env }, '/'))

const bucket = {
  S3_BUCKET: 'plates',
  S3_ENDPOINT: 'https://ann:secret@store.example:9000/x',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const postgres = 'postgres://ann:secret@db.example:5433/site?password=secret'

it('the start message names all places of the data, and no secret', () => {
  expect(places({})).toBe('data in /srv/data')
  expect(places(bucket)).toBe(
    'data in /srv/data, images in the bucket plates at store.example:9000',
  )
  expect(places({ DATABASE_URL: postgres })).toBe(
    'data in postgres://ann@db.example:5433/site, images in /srv/data',
  )
  const both = places({ DATABASE_URL: postgres, ...bucket })
  expect(both).toContain('images in the bucket plates')
  expect(both).not.toContain('secret')
})
