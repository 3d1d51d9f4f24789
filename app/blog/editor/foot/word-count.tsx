import { useSlateSelector } from 'slate-react'
import { minutesToRead } from '../../content/reading-time.ts'
import { wordsIn } from '../count-words.ts'

/** Words and reading time, while the post is written. */
export function WordCount() {
  const words = useSlateSelector((editor) => wordsIn(editor.children))
  return (
    <p className="ml-auto px-2 text-right text-muted text-sm tabular-nums">
      {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
      {words > 0 && ` · ${minutesToRead(words)} min read`}
    </p>
  )
}
