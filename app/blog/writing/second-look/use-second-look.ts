import { useEffect, useMemo, useState } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import type { PostScreen } from '../use-post-screen.ts'
import { linksOf } from './links-in-text.ts'
import { type LookedAt, type PostNote, postNotes } from './post-notes.ts'

/** How often (ms) the text is looked at; between two looks typing costs nothing. */
const every = 1000

/** Notes on what is worth a look in a post, a moment after it was typed. */
export function useSecondLook({ fields, content }: PostScreen): PostNote[] {
  const [blocks, setBlocks] = useState<LookedAt['blocks']>(content.blocks)
  useEffect(() => {
    const timer = setInterval(() => setBlocks(content.blocks()), every)
    return () => clearInterval(timer)
  }, [content.blocks])
  const addresses = useMemo(() => JSON.stringify(ownLinksOf(blocks)), [blocks])
  const deadLinks = useDeadLinks(addresses)
  const { description, seoDescription, featuredImage, featuredImageAlt } = fields
  return useMemo(
    () =>
      postNotes(
        { ...{ description, seoDescription, featuredImage, featuredImageAlt }, blocks },
        { deadLinks },
      ),
    [description, seoDescription, featuredImage, featuredImageAlt, blocks, deadLinks],
  )
}

/** The links that may lead to this site, each once; the server knows which do. */
function ownLinksOf(blocks: LookedAt['blocks']): string[] {
  const urls = linksOf(blocks).map(({ url }) => url)
  return [...new Set(urls)].filter((url) => !/^(?:mailto:|#)/i.test(url)).slice(0, 200)
}

const none: string[] = []

/** Those of the addresses (a list as JSON) that lead nowhere; empty until the server has said so. */
function useDeadLinks(addresses: string): string[] {
  const [dead, setDead] = useState(none)
  useEffect(() => {
    if (addresses === '[]') return setDead(none)
    const call = new AbortController()
    const body = { links: JSON.parse(addresses) }
    api
      .post<{ deadLinks: string[] }>('/links/check', body, {
        signal: call.signal,
        unasked: true,
      })
      .then((answer) => setDead(answer.deadLinks))
      .catch((error) => {
        if (!call.signal.aborted) console.warn('The links could not be checked', error)
      })
    return () => call.abort()
  }, [addresses])
  return dead
}
