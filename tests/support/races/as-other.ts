const nobody = 65534

/** Does some work with no more rights to files than strangers have, also where tests run as root. */
export async function asOther<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
