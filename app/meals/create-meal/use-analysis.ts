import { useState } from 'react'
import type { Image } from '#app/images/image.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { type AnalysisAnswer, analysisBasis, analysisProblem, toAnalysis } from './analysis.ts'
import type { Analysis } from './local-draft.ts'

type Subject = {
  image: Image | null
  ingredients: string
  /** Shows no message after a success, when nobody asked for the analysis. */
  quiet?: boolean
  /** How often a vision model looks at the image, if one is used; once by default. */
  times?: 3
}

/** Computes the figures of an image on the server. */
export function useAnalysis(onAnalysis: (analysis: Analysis, answer: AnalysisAnswer) => void) {
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function analyze({ image, ingredients, quiet, times }: Subject) {
    const problem = analysisProblem(image)
    setMessage(problem)
    if (problem || !image || busy) return
    setBusy(true)
    try {
      const answer = await api.post<AnalysisAnswer>('/nutrition/analyze', {
        imageId: image._id,
        imageUrl: image.imageUrl,
        ingredients: ingredients.trim() || undefined,
        times,
      })
      onAnalysis(toAnalysis(answer, analysisBasis(image, ingredients)), answer)
      if (!quiet) showToast('Image analyzed successfully')
    } catch (error) {
      setMessage(messageOf(error, 'Failed to analyze image'))
    } finally {
      setBusy(false)
    }
  }

  return { analyze, message, busy }
}
