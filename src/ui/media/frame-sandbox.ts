/**
 * The narrowest that still plays. Scripts together with our own origin would let the framed page lift its own sandbox.
 */
export function frameSandbox(isOwn: boolean): string {
  return isOwn ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation'
}
