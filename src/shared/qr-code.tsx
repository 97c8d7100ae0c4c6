import { qrPath } from './qr-path.ts'
import styles from './qr-code.module.css'

type QrCodeProps = { text: string; label: string }

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  )
}
