import { createContext } from 'react-router'
import type { App } from '#platform/app.ts'

/** How a page's loader gets at the App value. */
export const appContext = createContext<App>()
