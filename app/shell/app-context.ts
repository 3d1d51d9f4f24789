import { createContext } from 'react-router'
import type { App } from '#platform/app.ts'

/** The App value, for the loaders of pages. */
export const appContext = createContext<App>()

/** The network address of the client, for limits per address. */
export const addressContext = createContext<string>()
