/** Shown if no answer came. */
export const connectionError = {
  title: 'Connection Error',
  hint: 'Unable to connect. Are you online?',
}

/**
 * True if a page failed because no answer came. Browsers throw a TypeError then, as for a bug in our code, so
 * only the messages differ: Chrome's "Failed to fetch", Firefox's "NetworkError when attempting to fetch
 * resource." and "error loading dynamically imported module", Safari's "Load failed", "Importing a module script
 * failed." and "The network connection was lost."
 */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /to fetch|load failed|error loading|module script|network conn/i.test(error.message)
