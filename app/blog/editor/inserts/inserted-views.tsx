import { Pencil, Play, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReactEditor, type RenderElementProps, useSelected, useSlateStatic } from 'slate-react'
import { Button } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type {
  DividerBlock,
  EmbedBlock,
  GalleryBlock,
  MealBlock,
  VoidBlock,
} from '../../content/blocks.ts'
import { embedOf } from '../../content/embeds.ts'
import { useInsertTools } from './insert-tools.ts'
import { MealInText } from './meal-in-text.tsx'

type Props<T> = { attributes: RenderElementProps['attributes']; element: T; children: ReactNode }

export function DividerView(props: Props<DividerBlock>) {
  return (
    <Inserted {...props} slot={props.children} name="divider">
      <hr className="my-4 border-line" />
    </Inserted>
  )
}

export function VideoView(props: Props<EmbedBlock>) {
  const provider = embedOf(props.element.url)?.provider ?? 'another site'
  return (
    <Inserted {...props} slot={props.children} name="video" editable>
      <div className="grid aspect-video place-content-center justify-items-center gap-2 rounded-field bg-sunken text-center">
        <Play size={32} strokeWidth={1.75} aria-hidden="true" />
        <p className="font-medium">{`Video on ${provider}`}</p>
        <p className="break-all px-4 text-muted text-sm">{props.element.url}</p>
      </div>
    </Inserted>
  )
}

export function GalleryInText(props: Props<GalleryBlock>) {
  const { images } = props.element
  return (
    <Inserted {...props} slot={props.children} name="gallery" editable>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {images.map(({ url, alt }) => (
          <li key={url}>
            <img src={url} alt={alt} className="aspect-square w-full rounded-field object-cover" />
          </li>
        ))}
      </ul>
    </Inserted>
  )
}

export function MealView(props: Props<MealBlock>) {
  return (
    <Inserted {...props} slot={props.children} name="meal card" editable>
      <MealInText mealId={props.element.mealId} />
    </Inserted>
  )
}

type InsertedProps = Props<VoidBlock> & {
  /** The element that Slate needs in every block, even without text. */
  slot: ReactNode
  name: string
  /** True for blocks with a dialog. */
  editable?: boolean
}

/** The frame of a block without text, with its buttons. */
function Inserted({ attributes, element, slot, name, editable, children }: InsertedProps) {
  const selected = useSelected()
  const editor = useSlateStatic()
  const tools = useInsertTools()
  const path = () => ReactEditor.findPath(editor, element)
  return (
    <div {...attributes} className="my-8">
      <div
        contentEditable={false}
        className={joinClasses(
          'rounded-card p-2 outline-2 outline-offset-2',
          selected ? 'outline-accent' : 'outline-transparent',
        )}
      >
        {children}
        <div className="mt-1 flex flex-wrap justify-center gap-x-2">
          {editable && (
            <Button look="quiet" className="px-3 text-sm" onClick={() => tools.edit(path())}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
              {`Change ${name}`}
            </Button>
          )}
          <Button look="quiet" className="px-3 text-sm" onClick={() => tools.remove(path())}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            {`Remove ${name}`}
          </Button>
        </div>
      </div>
      {slot}
    </div>
  )
}
