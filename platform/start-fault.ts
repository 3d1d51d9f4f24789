const brand = Symbol.for('platewise.start-fault')

/** Something that keeps the program from starting and that its owner can repair; shown without a stack. */
export class StartFault extends Error {
  readonly [brand] = true
}

/** True also for faults from the bundled copy of this module. */
export function isStartFault(error: unknown): error is StartFault {
  return typeof error === 'object' && error !== null && brand in error
}
