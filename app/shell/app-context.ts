import { createContext } from 'react-router'
import type { App } from '#platform/app.ts'

/** Gives the App value to the loaders of pages. */
export const appContext = createContext<App>()

/** The network address of the client, for limits per address. */
export const addressContext = createContext<string>()
