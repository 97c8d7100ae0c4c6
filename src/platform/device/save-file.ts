import { isIosApp } from './install.ts'

const keptMs = 60_000

/** Downloads a file. Works offline. False in an app installed on iOS, where the download of a `blob:` does nothing. */
export function saveFile(file: File): boolean {
  if (isIosApp()) return false
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser reads the file some time after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
  return true
}
