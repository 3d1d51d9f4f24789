import { useState } from 'react'
import { isEmptyContent } from '#app/blog/content/content.ts'
import type { PostField, PostFields } from '#app/blog/writing/post-fields.ts'
import type { PostScreen } from '#app/blog/writing/use-post-screen.ts'
import { uploadObstacle } from '#app/blog/writing/use-save-post.ts'
import { useSave } from '#app/publishing/saving/use-save.ts'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'

type Options = {
  screen: PostScreen
  focus: (field: PostField) => void
  onSaved: () => void
}

/** Checks and saves the page. */
export function useSavePage({ screen, focus, onSaved }: Options) {
  const { autosave, read } = screen
  const [slugProblem, setSlugProblem] = useState<string | null>(null)
  const { save, busy, failure, problemOf } = useSave<PostFields, PostField>({
    autosave,
    read,
    problemsOf,
    async findObstacle() {
      setSlugProblem(null)
      const [first] = problemsOf(read()).keys()
      if (!first) return uploadObstacle(screen)
      const text = problemsOf(read()).get(first) ?? null
      return { field: first, text, stands: (now) => problemsOf(now).has(first) }
    },
    focus,
    fieldAt: (path) => (path === 'title' || path === 'content' ? path : null),
    savedText: 'Page saved',
    onFailure({ failure }) {
      const text = failure ?? 'Failed to save page'
      if (/address/i.test(text)) setSlugProblem(text)
      showErrorToast(text)
      return text
    },
    onSaved,
  })

  return {
    ...{ save, busy, failure, problemOf, slugProblem },
    clearSlugProblem: () => setSlugProblem(null),
  }
}

export type SavePage = ReturnType<typeof useSavePage>

function problemsOf(fields: PostFields): Map<PostField, string> {
  const problems = new Map<PostField, string>()
  if (fields.title.trim() === '') problems.set('title', 'Please enter a title for the page')
  if (isEmptyContent(fields.content)) problems.set('content', 'Please write the text of the page')
  return problems
}
