import type { RegisteredRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry of the open dialogs: Back leaves it and closes the top one. */
    hasDialog?: boolean
    /** The address has a dialog, which was opened on the page: closing it goes back instead of adding an entry. */
    openedHere?: boolean
  }
}

/** Open dialogs, the top one last. */
const open: HTMLDialogElement[] = []
let isLeaving = false
let isObserved = false

/**
 * Opens a modal dialog that Back closes, without leaving the page. The dialogs share one history entry. Chromium on
 * Android closes a dialog on Back without it, other browsers do not.
 */
export function openModal(dialog: HTMLDialogElement, router: RegisteredRouter): void {
  if (dialog.open) return
  if (!isObserved) observeNavigation(router)
  dialog.showModal()
  open.push(dialog)
  let isFollowed = false
  const onClick = ({ target }: MouseEvent) => {
    isFollowed = target instanceof Element && target.closest('a[href]:not([target])') !== null
  }
  const onClose = () => {
    dialog.removeEventListener('click', onClick)
    open.splice(open.indexOf(dialog), 1)
    // Going back would cancel a link to another document.
    if (!isFollowed) matchEntry(router)
  }
  dialog.addEventListener('click', onClick)
  dialog.addEventListener('close', onClose, { once: true })
  matchEntry(router)
}

const hasEntry = ({ history }: RegisteredRouter) => history.location.state.hasDialog === true

/** Adds the entry for the first open dialog, and leaves it after the last. */
function matchEntry(router: RegisteredRouter): void {
  if (isLeaving) return // until it is left
  if (open.length > 0 && !hasEntry(router)) {
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: { hasDialog: true },
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  if (open.length === 0 && hasEntry(router)) {
    isLeaving = true
    router.history.back()
  }
}

function observeNavigation(router: RegisteredRouter): void {
  isObserved = true
  router.history.subscribe(({ action: { type } }) => {
    const isOpen = open.length > 0
    if (isLeaving) {
      isLeaving = false
      matchEntry(router)
    } else if (hasEntry(router)) {
      // A link in the dialog led to another page, and the visitor has returned. Without a dialog, skip the entry.
      if (!isOpen && type === 'BACK') router.history.back()
      if (!isOpen && type === 'FORWARD') router.history.forward()
    } else if (type === 'PUSH' || type === 'REPLACE') {
      for (const dialog of open) dialog.close()
    } else {
      open.at(-1)?.close()
    }
  })
}
