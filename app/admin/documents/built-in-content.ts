import type { EditorBlock } from '#app/blog/editor/document.ts'
import { createUploadStore } from '#app/blog/editor/images/upload-store.ts'
import { sendImage, uploadFailure } from '#app/blog/editor/images/use-uploads.ts'
import { readLegacyHtml } from '#app/blog/editor/pasting/read-html.ts'
import { createPostEditor, openBlocks } from '#app/blog/editor/post-editor.ts'
import { storedText } from '#app/blog/editor/stored-content.ts'

/** Parts of the page that are not its text. */
const besides = 'nav, h1, form, button, [hidden], .noscript\\:block, figure'

/** The text of a page that the program brings, as blocks of the editor: read from the page itself. */
export async function builtInContent(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  for (const part of main?.querySelectorAll(besides) ?? []) part.remove()
  if (!main) return ''
  // As the editor stores it, so that an unchanged text counts as saved.
  const editor = createPostEditor(createUploadStore(sendImage, uploadFailure))
  openBlocks(editor, readLegacyHtml(main))
  return storedText(editor.children as EditorBlock[])
}
