type Desk = () => void

let desk: Desk | undefined
let isAsked = false

/** Opens the search over the whole site. Any feature may call it, also before the search is there. */
export function openSearch(): void {
  if (desk) desk()
  else isAsked = true
}

/** The search feature takes over; returns how it lets go. */
export function attachSearch(next: Desk): () => void {
  desk = next
  if (isAsked) next()
  isAsked = false
  return () => {
    if (desk === next) desk = undefined
  }
}
