/** False where the browser has no window that floats, and on the server. */
export const canFloat = (): boolean => !import.meta.env.SSR && window.documentPictureInPicture !== undefined

/**
 * Opens a small window that stays above all others, with the styles and the language of the page. Only within a press.
 * Null where it is refused. There is one: a second takes the place of the first.
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

/** Whether it is open now: then what it shows is seen, though the page itself may be hidden. */
export const isFloating = (): boolean => Boolean(window.documentPictureInPicture?.window)
