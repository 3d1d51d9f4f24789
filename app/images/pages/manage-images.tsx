import { CirclePlus } from 'lucide-react'
import { useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { removeRow } from '#app/ui/focus-row.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import type { ListedImage } from '../image.ts'
import { type ImagesQuery, imagesHref, readImagesQuery } from '../library/images-query.ts'
import { imageGrid, LoadingGrid } from '../library/loading-grid.tsx'
import { ManagedImage } from '../library/managed-image.tsx'
import { type ManagedImages, useManagedImages } from '../library/use-managed-images.ts'
import { nameOfImage } from '../tray/image-words.ts'
import type { Route } from './+types/manage-images.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Images · ${siteInfoFrom(matches).name}` }]
}

/** The screen Images: all images of the site, to search, reuse, vary and delete. */
export default function ManageImages() {
  const query = readImagesQuery(useSearchParams()[0])
  const list = useManagedImages(query)
  const { answer, phase, fault, reload } = list
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Images</h1>
        <Link to="/admin/create" className={buttonClasses()}>
          <CirclePlus size={20} strokeWidth={1.75} aria-hidden="true" />
          Generate Meal
        </Link>
      </header>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={reload} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SearchForm key={query.search} search={query.search} />
        <p role="status" className="text-muted text-sm tabular-nums">
          {phase === 'loaded' && answer
            ? `${answer.total} ${answer.total === 1 ? 'image' : 'images'}`
            : ''}
        </p>
      </div>
      <Gallery list={list} query={query} />
      <Pager
        page={query.page}
        totalPages={answer?.totalPages ?? 0}
        href={(page) => imagesHref({ ...query, page })}
      />
    </>
  )
}

function SearchForm({ search }: { search: string }) {
  return (
    <Form action="/admin/images" role="search" className="flex grow items-end gap-3 sm:max-w-md">
      <Field label="Search the prompts" className="grow">
        <TextInput type="search" name="search" defaultValue={search} autoComplete="off" />
      </Field>
      <Button type="submit" look="secondary">
        Search
      </Button>
    </Form>
  )
}

function Gallery({ list, query }: { list: ManagedImages; query: ImagesQuery }) {
  const section = useRef<HTMLDivElement>(null)
  const { question, ask } = useRemoval<ListedImage>({
    question: 'Are you sure you want to delete this image?',
    detail: (image) => `${nameOfImage(image)}. It cannot be restored.`,
    confirm: 'Delete',
    remove: (image) =>
      removeRow(section.current, `Delete ${nameOfImage(image)}`, () => list.remove(image)),
  })
  const { answer, phase } = list
  if (phase === 'failed') return null
  if (!answer) return <LoadingGrid />
  if (answer.images.length === 0) return <Nothing query={query} />
  return (
    <div ref={section} aria-busy={phase === 'loading' || undefined}>
      <ul
        className={joinClasses(imageGrid, phase === 'loading' && 'opacity-60 transition-opacity')}
      >
        {answer.images.map((image) => (
          <ManagedImage
            key={image._id}
            image={image}
            onVary={() => list.vary(image)}
            onDelete={() => ask(image)}
          />
        ))}
      </ul>
      {question}
    </div>
  )
}

function Nothing({ query: { search, page } }: { query: ImagesQuery }) {
  const narrowed = search !== '' || page > 1
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        title={narrowed ? 'No images found.' : 'No images yet.'}
        hint={search ? 'Try different words of the prompt.' : undefined}
        action={
          <Link
            to={narrowed ? '/admin/images' : '/admin/create'}
            className={buttonClasses('secondary')}
          >
            {narrowed ? 'All images' : 'Generate Meal'}
          </Link>
        }
      />
    </div>
  )
}
