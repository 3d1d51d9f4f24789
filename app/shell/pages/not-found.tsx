import { notFound } from '#platform/errors.ts'
import { pageLoader } from '../page-loader.server.ts'

export const loader = pageLoader(async () => {
  throw notFound('Page Not Found')
})

export default function NotFound() {
  return null
}
