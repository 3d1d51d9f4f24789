import { Images } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { Image } from '../image.ts'
import type { ImageTray } from '../tray/use-image-tray.ts'
import { LibraryCard } from './library-card.tsx'
import { imageGrid, LoadingGrid } from './loading-grid.tsx'
import { type ImageLibrary, useImageLibrary } from './use-image-library.ts'

type Props = { tray: Pick<ImageTray, 'add' | 'generate'> }

/** A button that opens a dialog with all earlier images, to reuse one or to generate another from its prompt. */
export function LibraryButton({ tray }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Images size={20} strokeWidth={1.75} aria-hidden="true" />
        Earlier images
      </Button>
      <Dialog
        wide
        open={open}
        onOpenChange={setOpen}
        title="Earlier images"
        description="Everything that was generated, uploaded or copied before."
      >
        <Library
          onUse={(image) => {
            tray.add(image)
            setOpen(false)
          }}
          onRemake={(image) => {
            void tray.generate([image.prompt])
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

type Choices = {
  onUse: (image: Image) => void
  /** Generates another image from the same prompt; without it that is not offered. */
  onRemake?: (image: Image) => void
}

/** The earlier images, a page of them at a time. */
export function Library(choices: Choices) {
  const library = useImageLibrary()
  return (
    <>
      <Field label="Search the prompts" className="mb-5 max-w-md">
        <TextInput
          type="search"
          value={library.search}
          autoComplete="off"
          onChange={(event) => library.setSearch(event.target.value)}
        />
      </Field>
      <Content library={library} {...choices} />
    </>
  )
}

function Content({ library, ...choices }: Choices & { library: ImageLibrary }) {
  const { answer, loading, message, search } = library
  if (message) {
    return (
      <div role="alert">
        <EmptyState
          heading={null}
          title={message}
          action={<Button onClick={library.retry}>Try Again</Button>}
        />
      </div>
    )
  }
  if (!answer) return <LoadingGrid />
  if (answer.total === 0) {
    return (
      <EmptyState
        heading={null}
        title={search.trim() === '' ? 'No images yet.' : 'No prompt has these words.'}
      />
    )
  }
  return (
    <>
      <ul
        aria-busy={loading || undefined}
        className={joinClasses(imageGrid, loading && 'opacity-60 transition-opacity')}
      >
        {answer.images.map((image) => (
          <LibraryCard
            key={image._id}
            image={image}
            onUse={() => choices.onUse(image)}
            onRemake={choices.onRemake && (() => choices.onRemake?.(image))}
          />
        ))}
      </ul>
      <Steps library={library} totalPages={answer.totalPages} total={answer.total} />
    </>
  )
}

type StepsProps = { library: ImageLibrary; totalPages: number; total: number }

function Steps({ library: { page, setPage }, totalPages, total }: StepsProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-muted text-sm tabular-nums">
        {total} {total === 1 ? 'image' : 'images'}, page {page} of {Math.max(totalPages, 1)}
      </p>
      {totalPages > 1 && (
        <div className="flex gap-3">
          <Button look="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button look="secondary" disabled={page >= totalPages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </div>
  )
}
