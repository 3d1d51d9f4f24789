/** How long (ms) the address of a saved file is valid; some browsers ask the person first where to put it. */
const validFor = 60_000

/** Lets the browser save a file that was made in it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), validFor)
}
