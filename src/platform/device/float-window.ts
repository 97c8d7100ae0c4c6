/** False where the browser has no Document Picture-in-Picture, and on the server. */
export const canFloat = (): boolean => !import.meta.env.SSR && window.documentPictureInPicture !== undefined

/**
 * Opens a small always-on-top window with the page's styles and language; needs a user gesture. Null where it is refused.
 * There is one such window: a second replaces the first.
 */
export async function openFloat(size: { width: number; height: number }): Promise<Window | null> {
  try {
    const opened = await window.documentPictureInPicture?.requestWindow(size)
    if (opened) dress(opened.document)
    return opened ?? null
  } catch {
    return null
  }
}

function dress({ documentElement: root, head }: Document): void {
  const { lang, dir } = document.documentElement
  root.lang = lang
  root.dir = dir
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    head.append(sheet.cloneNode(true))
  }
}

/** While it is open its content is visible, even if the page itself is hidden. */
export const isFloating = (): boolean => Boolean(window.documentPictureInPicture?.window)
