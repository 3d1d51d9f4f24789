const nobody = 65534

/** Runs `work` with the file permissions of an unprivileged user, even if the tests run as root. */
export async function asOther<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
