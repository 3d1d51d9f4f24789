import { useEffect } from 'react'
import { useNavigate } from 'react-router'

type List = {
  page: number
  /** Undefined until the list has loaded. */
  totalPages: number | undefined
  /** The address of a page. */
  href: (page: number) => string
}

/** Opens the last page if the address names one that does not exist (any more). */
export function useLastPage({ page, totalPages, href }: List): void {
  const navigate = useNavigate()
  const last = Math.max(1, totalPages ?? page)
  const target = page > last ? href(last) : null
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target, navigate])
}
