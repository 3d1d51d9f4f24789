import { createContext } from 'react-router'
import type { App } from '#platform/app.ts'

/** How a page's loader gets at the App value. */
export const appContext = createContext<App>()

/** The client's address, for what is limited by it. */
export const addressContext = createContext<string>()
