import { type ComponentType, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { estimateAddress } from '../estimate-address.ts'
import type { PhotoFoodsProps } from './photo-foods.tsx'

type Props = {
  /** To whom the photo is sent. */
  receiver: string
}

/**
 * Has a photo looked at; what was seen are rows to correct before any figure. What follows the choice of a photo is
 * loaded with the first one.
 */
export function PhotoEstimate({ receiver }: Props) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const [Foods, setFoods] = useState<ComponentType<PhotoFoodsProps> | null>(null)
  const [failed, setFailed] = useState(false)

  async function choose(file: File | undefined) {
    if (!file) return
    setPhoto(file)
    setFailed(false)
    try {
      const { PhotoFoods } = await import('./photo-foods.tsx')
      setFoods(() => PhotoFoods)
    } catch (error) {
      console.warn('The code for photos could not be loaded', error)
      setFailed(true)
    }
  }

  function close() {
    setPhoto(null)
    if (input.current) input.current.value = ''
    input.current?.parentElement?.querySelector('button')?.focus()
  }

  return (
    <section aria-label="By photo" className="mt-8 noscript:hidden print:hidden">
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Button look="secondary" onClick={() => input.current?.click()}>
        Use a photo
      </Button>
      <p className="mt-2 max-w-[56ch] text-muted text-sm">
        The photo is sent to {receiver}, which names the foods on it. It is not kept.
      </p>
      {failed && (
        <p role="alert" className="mt-2 text-danger">
          This could not be loaded. Please check your connection and choose the photo again.
        </p>
      )}
      {photo && Foods && (
        <Foods
          key={`${photo.name} ${photo.lastModified} ${photo.size}`}
          photo={photo}
          receiver={receiver}
          onUse={(text) => {
            close()
            navigate(estimateAddress(text) ?? '', { preventScrollReset: true })
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
