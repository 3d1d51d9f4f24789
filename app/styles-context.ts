import { createContext } from 'react'

/** The text of all styles, known to the server alone: a page brings it along. */
export const StylesContext = createContext('')
