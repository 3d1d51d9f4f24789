import { createContext } from 'react-router'
import type { App } from '#platform/app.ts'

/** The App value, for the loaders of pages. */
export const appContext = createContext<App>()

/** The network address of the client, for limits per address. */
export const addressContext = createContext<string>()

/** The bytes of the page that was rendered for a request; null where none was, as for a redirect. */
export const renderedPage = createContext<ArrayBuffer | null>(null)
