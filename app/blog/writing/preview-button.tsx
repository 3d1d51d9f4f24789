import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { PostFields } from './post-fields.ts'
import { PostPreview } from './post-preview.tsx'
import type { PostScreen } from './use-post-screen.ts'

/** Opens the post as readers will see it. */
export function PreviewButton({ screen }: { screen: PostScreen }) {
  const [shown, setShown] = useState<PostFields | null>(null)
  return (
    <>
      <Button look="quiet" className="px-3" onClick={() => setShown(screen.read())}>
        <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
        Preview
      </Button>
      <Dialog wide open={shown !== null} onOpenChange={() => setShown(null)} title="Preview">
        {shown && <PostPreview fields={shown} />}
      </Dialog>
    </>
  )
}
