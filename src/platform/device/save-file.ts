const keptMs = 60_000

/** Downloads text or a picture as a file. Works offline. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file some time after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
