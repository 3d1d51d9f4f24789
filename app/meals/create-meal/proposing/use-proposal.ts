import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { figureNumbers } from '../../portions/serving.ts'
import type { Proposal } from '../../propose/proposal.ts'
import type { LocalDraft } from '../local-draft.ts'
import type { StoredProposal } from './marks.ts'

/** How long (ms) changes of the foods have to pause before the site proposes again. */
const quietTime = 600

type Subject = Pick<LocalDraft, 'analysis' | 'serving' | 'selectedId'>
type Options = Subject & Pick<LocalDraft, 'proposal'>

/** Asks for proposals once there are figures, and again when the foods change. */
export function useProposal(options: Options, take: (proposal: StoredProposal) => void) {
  const [failed, setFailed] = useState(false)
  const { analysis, serving, selectedId, proposal } = options
  const key = useMemo(
    () => analysis && JSON.stringify(bodyOf({ analysis, serving, selectedId })),
    [analysis, serving, selectedId],
  )
  const known = proposal?.key
  async function ask(signal?: AbortSignal) {
    if (key === null) return
    try {
      const found = await api.post<Proposal>('/meals/propose', bodyOf(options), {
        signal,
        unasked: true,
      })
      setFailed(false)
      take({ ...found, key })
    } catch (error) {
      if (signal?.aborted) return
      console.warn('Nothing could be proposed', error)
      setFailed(true)
    }
  }
  const askNow = useEffectEvent((signal: AbortSignal) => void ask(signal))
  useEffect(() => {
    if (key === null || key === known) return
    const call = new AbortController()
    const timer = setTimeout(() => askNow(call.signal), known === undefined ? 0 : quietTime)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [key, known])
  return { failed, retry: () => ask() }
}

function bodyOf({ analysis, serving, selectedId }: Subject) {
  const basis = analysis?.basis ?? ''
  return {
    // Figures that come from the picture alone have no words.
    text: basis === selectedId ? '' : basis,
    items: serving.items,
    nutritionData: figureNumbers(serving.figures),
    unknown: analysis?.suggestions.map(({ text }) => text),
    imageId: selectedId,
  }
}
