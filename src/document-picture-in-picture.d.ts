/** Of Chromium only and so not in the DOM's library: https://wicg.github.io/document-picture-in-picture/ */
interface DocumentPictureInPicture extends EventTarget {
  requestWindow(options?: { width?: number; height?: number }): Promise<Window>
  readonly window: Window | null
}

interface Window {
  readonly documentPictureInPicture?: DocumentPictureInPicture
}
