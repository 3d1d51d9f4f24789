import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { isIdOfOldBlog } from '#app/redirects/addresses.ts'
import { findRedirect } from '#app/redirects/redirects.server.ts'
import type { App } from '#platform/app.ts'
import { logFailure, toFailure } from '#platform/http/answers/error-reply.ts'
import { appContext } from './app-context.ts'
import { withSiteSettings } from './settings/site-settings.server.ts'

type PageCall<Params> = { app: App; params: Params; readonly url: URL }

/** The data of an error response, for the error boundary of a page. */
export type PageFailure = { msg: string }

/**
 * Wraps the loader of a page: passes the App with the site's settings, and turns failures into error responses with the right status and
 * a public message. Where there is no page, the redirects of the site are looked up. Redirects pass through.
 */
export function pageLoader<Params extends Record<string, string | undefined>, Result>(
  load: (call: PageCall<Params>) => Promise<Result>,
) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Result> => {
    const app = context.get(appContext)
    try {
      return await load({
        app: await withSiteSettings(app),
        params: params as Params,
        get url() {
          return new URL(request.url)
        },
      })
    } catch (error) {
      if (error instanceof Response) throw error
      const failure = toFailure(error)
      if (failure.status === 404) await followRedirect(app, request.url)
      logFailure(app.log, failure, '')
      throw data<PageFailure>({ msg: failure.message }, { status: failure.status })
    }
  }
}

/** Throws the redirect of an address, if it has one. */
async function followRedirect(app: App, address: string): Promise<void> {
  // The router asks for the data of a page at its path with `.data`, or with `_.data` after a slash.
  const path = new URL(address).pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  const found = await findRedirect(app, path)
  if (found) throw redirect(found.to, found.status)
}

/** Throws the redirect of an id of an old blog, such as `/?p=12`. Other queries cost nothing. */
export async function followIdOfOldBlog(app: App, { search }: URL): Promise<void> {
  if (!isIdOfOldBlog(search)) return
  const found = await findRedirect(app, '/', search)
  if (found) throw redirect(found.to, found.status)
}
