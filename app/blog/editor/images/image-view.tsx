import { ImageUp, Pencil, RotateCw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ReactEditor, type RenderElementProps, useSelected, useSlateStatic } from 'slate-react'
import { useObjectUrl } from '#app/ui/browser/use-object-url.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { ImageBlock } from '../../content/blocks.ts'
import type { UploadBlock } from '../document.ts'
import { useImageTools } from './image-tools.ts'
import { useUpload } from './use-uploads.ts'
import { widthNames } from './width-choice.tsx'

type Props<T> = {
  attributes: RenderElementProps['attributes']
  element: T
  children: ReactNode
}

/** An image in the text, with its caption and buttons. */
export function ImageView({ attributes, element, children }: Props<ImageBlock>) {
  const tools = useImageTools()
  const editor = useSlateStatic()
  const path = () => ReactEditor.findPath(editor, element)
  const { url, alt, caption, width } = element
  return (
    <Figure attributes={attributes} slot={children}>
      <Picture key={url} url={url} alt={alt} />
      {caption && (
        <figcaption className="mt-2 text-center text-muted text-sm">{caption}</figcaption>
      )}
      {width && width !== 'normal' && (
        <p className="mt-2 text-center text-muted text-sm">
          {`On the page: ${widthNames[width].toLowerCase()}`}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-center gap-x-2">
        <Button look="quiet" className="px-3 text-sm" onClick={() => tools.describe(path())}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          {alt ? 'Edit description' : 'Describe this image'}
        </Button>
        <Button look="quiet" className="px-3 text-sm" onClick={() => tools.replace(path())}>
          <ImageUp size={16} strokeWidth={1.75} aria-hidden="true" />
          Replace image
        </Button>
        <Button look="quiet" className="px-3 text-sm" onClick={() => tools.remove(path())}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          Remove image
        </Button>
      </div>
    </Figure>
  )
}

/** An image that is being uploaded, or whose upload failed. */
export function UploadView({ attributes, element, children }: Props<UploadBlock>) {
  const tools = useImageTools()
  const editor = useSlateStatic()
  const upload = useUpload(tools.store, element.uploadId)
  const source = upload?.source
  const preview = useObjectUrl(source instanceof File ? source : null)
  const failure = upload ? upload.failure : 'This image was not uploaded'
  return (
    <Figure attributes={attributes} slot={children}>
      {preview && (
        <img src={preview} alt="" className="mx-auto max-h-[20em] rounded-field opacity-60" />
      )}
      {failure ? (
        <p role="alert" className="mt-2 text-center font-medium text-danger text-sm">
          {failure}
        </p>
      ) : (
        <ProgressBar
          value={upload?.progress ?? 0}
          label="Uploading"
          className="mx-auto mt-2 max-w-sm"
        />
      )}
      {failure && (
        <div className="mt-2 flex justify-center gap-2">
          {upload && (
            <Button look="quiet" className="px-3" onClick={() => tools.retry(element.uploadId)}>
              <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
              Try again
            </Button>
          )}
          <Button
            look="quiet"
            className="px-3"
            onClick={() => tools.remove(ReactEditor.findPath(editor, element))}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Remove
          </Button>
        </div>
      )}
    </Figure>
  )
}

type FigureProps = {
  attributes: RenderElementProps['attributes']
  /** The element that Slate needs in every block, even without text. */
  slot: ReactNode
  children: ReactNode
}

function Figure({ attributes, slot, children }: FigureProps) {
  const selected = useSelected()
  return (
    <div {...attributes} className="my-8">
      <figure
        contentEditable={false}
        className={joinClasses(
          'rounded-card p-2 outline-offset-2 transition-[outline-color]',
          selected ? 'outline-2 outline-accent' : 'outline-2 outline-transparent',
        )}
      >
        {children}
      </figure>
      {slot}
    </div>
  )
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <p className="mx-auto grid min-h-40 place-items-center rounded-field bg-sunken text-muted text-sm">
        <EmptyPlate className="w-24" />
        Image unavailable
      </p>
    )
  }
  return (
    <img
      src={url}
      alt={alt}
      draggable={false}
      onError={() => setBroken(true)}
      className="mx-auto max-h-[20em] max-w-full rounded-field"
    />
  )
}
