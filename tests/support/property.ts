import fc from 'fast-check'

/** A fixed seed makes failures reproducible; PROPERTY_SEED tries other cases. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20260101) })

export default fc
