import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from '@/shared/qr-path.ts'

const address = 'https://sporte.example/ar/watch?code=662E41'
const quietZone = 4

describe('qrPath', () => {
  it('draws the modules of the text with four light ones on each side', () => {
    const { size, path } = qrPath(address)
    const { data } = encode(address, { ecc: 'M', border: 0 })
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
    )

    expect(size).toBe(data.length + 2 * quietZone)
    expect(path).toBe(dark.join(''))
  })

  it('differs for another code', () => {
    expect(qrPath(address.replace('662E41', '662E42')).path).not.toBe(qrPath(address).path)
  })
})
