import { useEffect, useState } from 'react'

/** The browser does not tell how far an upload is: the bar rises 10 % every 200 ms up to this. */
const highest = 0.9

/** A progress, 0 to 0.9, that rises steadily while its component is shown. */
export function useSteadyProgress(): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setProgress((value) => Math.min(value + 0.1, highest)), 200)
    return () => clearInterval(timer)
  }, [])
  return progress
}
