/**
 * The strictest sandbox that still plays. Scripts together with our own origin would allow the page in the iframe to
 * remove its sandbox.
 */
export function frameSandbox(isOwn: boolean): string {
  return isOwn ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation'
}
