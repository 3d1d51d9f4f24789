import { useEffect, useState } from 'react'
import { readContent } from '../content/content.ts'
import { EditorBoundary } from '../editor/editor-boundary.tsx'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import type { PostScreen } from './use-post-screen.ts'

type Props = { screen: PostScreen; placeholder?: string; error: string | null }

/** The content in its editor, or as raw text when the editor cannot show it. */
export function ContentField({ screen, placeholder, error }: Props) {
  const { content } = screen
  const { kind } = readContent(content.raw)
  return (
    <div>
      {kind === 'html' && (
        <p className="mb-3 rounded-field bg-sunken px-4 py-2 text-muted text-sm">
          This text was written as HTML. It stays so until you change it; then it is kept as blocks.
        </p>
      )}
      <EditorBoundary
        key={content.version}
        raw={content.raw}
        onRescue={kind === 'broken' ? content.rescue : undefined}
      >
        <Editor screen={screen} placeholder={placeholder} error={error} />
      </EditorBoundary>
      {error && (
        <p id="content-error" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

function Editor({
  screen: { content, store },
  placeholder = 'Write your blog content here...',
  error,
}: Props) {
  const [editor] = useState(content.make)
  const { show } = content
  useEffect(() => {
    show(editor)
    return () => show(null)
  }, [editor, show])
  return (
    <RichTextEditor
      editor={editor}
      store={store}
      label="Content"
      placeholder={placeholder}
      errorId={error ? 'content-error' : undefined}
      onChange={content.change}
    />
  )
}
