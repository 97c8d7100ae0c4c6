type LinkTarget = { to: string; search: Record<string, string>; hash: string }

/** Converts a path such as `/event/burj-6?tab=card#bout-1` to link props. */
export function toLinkProps(path: string): LinkTarget {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid')
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}
