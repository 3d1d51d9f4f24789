import { useEffect, useState } from 'react'

/** Maximum rise of the bar per step, and time between steps in ms. */
const step = 0.1
const stepEvery = 200

/** Highest value before the server has answered, as a file that was sent is not stored yet. */
const highest = 0.95

/** Follows a share, 0 to 1, in steps of at most 10 % every 200 ms, never ahead of it. */
export function useSteadyProgress(share: number): number {
  const [progress, setProgress] = useState(0)
  const goal = Math.min(share, highest)
  useEffect(() => {
    const timer = setInterval(() => setProgress((value) => nextStep(value, goal)), stepEvery)
    return () => clearInterval(timer)
  }, [goal])
  return progress
}

/** The value one step closer to the goal, never beyond it and never lower. */
export const nextStep = (value: number, goal: number) =>
  Math.max(value, Math.min(Math.round((value + step) * 100) / 100, goal))
