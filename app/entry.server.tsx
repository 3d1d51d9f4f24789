import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { type Bytes, joinBytes, responseOf } from '#platform/http/whole-body.ts'
import { startLate } from './late-scripts.ts'
import { appContext } from './site/app-context.ts'
import { publicFrame } from './site/public-frame.ts'
import styles from './styles.css?inline'
import { stylesStart } from './styles-tag.ts'

/**
 * Renders a page in one go: it is sent whole, since its scripts must be known for the policy header,
 * and no part of it is waited for. That takes a third less time than writing it to a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  await readHandoff(routerContext)
  const page = renderToString(<ServerRouter context={routerContext} url={request.url} />)
  // The browser would wait for its data for ever.
  if (page.lastIndexOf(endOfData) < 0) throw new Error('The page was rendered without its data')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const readable = isPublic(routerContext) && !page.includes(scriptedForm)
  const parts = withStyles(readable ? startLate(page) : [page])
  return responseOf(joinBytes(['<!DOCTYPE html>', ...parts]), { headers, status })
}

/** Notes what loaders and components throw; what loaders foresee is noted where it is told (`pageLoader`). */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(err)) return
  const { pathname } = new URL(request.url)
  context.get(appContext).log.error({ err, path: pathname }, 'a page could not be made')
}

/** Public pages can be read without their scripts; screens behind sign-in are nothing before theirs. */
const isPublic = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id === publicFrame)

/** A form that only a script can send: who signs in must not press its button in vain. */
const scriptedForm = ' method="dialog"'

const endOfData = 'streamController.close()'

const styleBytes = Buffer.from(styles)

/** The parts of a page with the styles, which need neither be escaped nor encoded each time. */
function withStyles(parts: string[]): (string | Bytes)[] {
  const index = parts.findIndex((part) => part.includes(stylesStart))
  const part = parts[index]
  if (part === undefined) throw new Error('The page was rendered without its styles')
  const end = part.indexOf(stylesStart) + stylesStart.length
  const [before, after] = [parts.slice(0, index), parts.slice(index + 1)]
  return [...before, part.slice(0, end), styleBytes, part.slice(end), ...after]
}

/** Where the router looks for parts of the page's data that it has already read. */
type ReadParts = { streamCache?: Record<number, { result: { done: boolean; value: string } }> }

/** Reads the page's data to its end beforehand, so that no component has to wait for it. */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    value += decoder.decode(part.value, { stream: true })
  }
  reader.releaseLock()
  const read: ReadParts = { streamCache: { 0: { result: { done: true, value } } } }
  Object.assign(renderMeta, read)
}
