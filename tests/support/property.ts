import fc from 'fast-check'

/** The same cases in each run, so that a failure is the same tomorrow; PROPERTY_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20260101) })

export default fc
