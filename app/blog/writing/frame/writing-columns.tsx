import type { ReactNode } from 'react'
import { ContentField } from '../content-field.tsx'
import { DescriptionField, TitleField } from '../head-fields.tsx'
import { SecondLook } from '../second-look/second-look.tsx'
import type { PostScreen } from '../use-post-screen.ts'

type Props = {
  screen: PostScreen
  problemOf: (field: 'title' | 'description' | 'content') => string | null
  titlePlaceholder?: string
  contentPlaceholder?: string
  /** Another reason why the title is refused. */
  titleFault?: string | null
  /** How long a description may be. */
  longestDescription: number
  /** Moves the focus to a field of the screen. */
  onField: (field: string) => void
  /** The settings beside the text. */
  children: ReactNode
}

/** Title, description and text, and the settings beside them. */
export function WritingColumns({ screen, problemOf, titleFault = null, ...rest }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <TitleField
          placeholder={rest.titlePlaceholder}
          value={screen.fields.title}
          error={problemOf('title') ?? titleFault}
          onChange={(title) => screen.change({ title })}
        />
        <DescriptionField
          value={screen.fields.description}
          most={rest.longestDescription}
          error={problemOf('description')}
          onChange={(description) => screen.change({ description })}
        />
        <ContentField
          screen={screen}
          placeholder={rest.contentPlaceholder}
          error={problemOf('content')}
        />
        <SecondLook screen={screen} onField={rest.onField} />
      </div>
      {rest.children}
    </div>
  )
}
