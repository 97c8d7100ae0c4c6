import { saveFile } from '@/platform/device/save-file.ts'

export type ShareOutcome = 'shared' | 'closed' | 'saved'

/** To the system's share sheet where it accepts files, else as a download. `words` are the text alternative. */
export async function shareOrSave(file: File, title: string, words: string): Promise<ShareOutcome> {
  if (takes(file)) {
    try {
      await navigator.share({ files: [file], title, text: words })
      return 'shared'
    } catch (error) {
      // Closing the sheet is the visitor's choice. After any other error, such as an expired user gesture, the file is
      // downloaded.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  saveFile(file.name, file.type, file)
  return 'saved'
}

/** Some browsers have `canShare`, but throw at unexpected data. */
function takes(file: File): boolean {
  try {
    return 'canShare' in navigator && navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}
