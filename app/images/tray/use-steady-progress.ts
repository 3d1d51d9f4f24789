import { useEffect, useState } from 'react'

/** How much the bar rises at most with each step, and how often (ms). */
const step = 0.1
const stepEvery = 200

/** A file that is sent is not stored yet: the bar is full only when the server has answered. */
const highest = 0.95

/** Follows a share, 0 to 1, in steps of 10 % every 200 ms, and never gets ahead of it. */
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
