const keptMs = 60_000

/** Downloads a text or a picture as a file. Works offline. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file at some time after this returns.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
