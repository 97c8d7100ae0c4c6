import { saveFile } from '@/platform/device/save-file.ts'
import { share, type ShareOutcome } from '@/platform/device/share.ts'

/** Opens the system's share sheet if it accepts files, otherwise downloads the file. `text`: the alt text. */
export async function shareOrSave(file: File, title: string, text: string): Promise<ShareOutcome | 'saved'> {
  const outcome = await share({ files: [file], title, text })
  return outcome === 'refused' && saveFile(file) ? 'saved' : outcome
}
