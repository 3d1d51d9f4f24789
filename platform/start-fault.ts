const brand = Symbol.for('platewise.start-fault')

/**
 * An error that prevents the program from starting and that its owner can fix; shown without a stack trace.
 */
export class StartFault extends Error {
  readonly [brand] = true
}

/** True for a StartFault, also from the bundled copy of this module. */
export function isStartFault(error: unknown): error is StartFault {
  return typeof error === 'object' && error !== null && brand in error
}
