import { saveFile } from '@/platform/device/save-file.ts'

export type Given = 'shared' | 'closed' | 'saved'

/** To the system's share sheet where it takes files, else as a download. `words` go with it to whoever cannot see it. */
export async function givePicture(file: File, title: string, words: string): Promise<Given> {
  if (takes(file)) {
    try {
      await navigator.share({ files: [file], title, text: words })
      return 'shared'
    } catch (error) {
      // Closing the sheet is an answer. Anything else (the press was too long ago, say) is none: it is saved then.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  saveFile(file.name, file.type, file)
  return 'saved'
}

/** Some browsers know `canShare` and throw at what they do not expect. */
function takes(file: File): boolean {
  try {
    return 'canShare' in navigator && navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}
