import { encode } from 'uqr'

/** Light modules on each side. Readers need four. */
const quietZone = 4

/** The dark modules of a QR code as the path of a square drawing, one unit per module. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
