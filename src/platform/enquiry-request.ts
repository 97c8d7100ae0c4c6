/** What the visitor wants to ask about: a package, a service or an offer, named in the page's language. */
export type EnquiryRequest = { about?: string }

type Desk = (request: EnquiryRequest) => void

let desk: Desk | undefined
let early: EnquiryRequest | undefined

/** Opens the enquiry dialog, with what it is about filled in when that is known. Any feature may call it. */
export function openEnquiry(about?: string): void {
  const request = about === undefined ? {} : { about }
  if (desk) desk(request)
  else early = request
}

/** The enquiry feature takes over the requests; returns how it lets go. */
export function attachEnquiryDesk(next: Desk): () => void {
  desk = next
  if (early) next(early)
  early = undefined
  return () => {
    if (desk === next) desk = undefined
  }
}
