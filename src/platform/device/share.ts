/** `closed`: the visitor closed the sheet, or it is still open. `refused`: offer another way. */
export type ShareOutcome = 'shared' | 'closed' | 'refused'

let isOpen = false

/** Opens the system's share sheet. Call it in the event handler of a press. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  if (isOpen) return 'closed'
  isOpen = true
  try {
    // Without `canShare`, a browser may share the text and silently leave out the files.
    if (data.files && !navigator.canShare(data)) return 'refused'
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused'
  } finally {
    isOpen = false
  }
}
