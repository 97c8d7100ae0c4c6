const keptMs = 60_000

/** Hands a text or a picture to the browser as a file that it saves. Works without a network. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after this returns; how much later, nobody says.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
