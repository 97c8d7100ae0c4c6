import { saveFile } from '@/platform/device/save-file.ts'

export type ShareOutcome = 'shared' | 'closed' | 'saved'

/** Opens the system's share sheet if it accepts files, otherwise downloads the file. `words`: the alt text. */
export async function shareOrSave(file: File, title: string, words: string): Promise<ShareOutcome> {
  if (takes(file)) {
    try {
      await navigator.share({ files: [file], title, text: words })
      return 'shared'
    } catch (error) {
      // Closing the sheet is deliberate. After any other error, such as an expired user gesture, the file is
      // downloaded.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  saveFile(file.name, file.type, file)
  return 'saved'
}

/** Some browsers have `canShare`, but throw on unexpected data. */
function takes(file: File): boolean {
  try {
    return 'canShare' in navigator && navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}
