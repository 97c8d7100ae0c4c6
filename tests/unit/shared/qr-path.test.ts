import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from '@/shared/qr-path.ts'

it('qrPath › draws the modules of the text with four light ones on each side', () => {
  const address = 'https://sporte.example/ar/watch?code=662E41'
  const { size, path } = qrPath(address)
  const { data } = encode(address, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  )

  expect(size).toBe(data.length + 8)
  expect(path).toBe(dark.join(''))
})
