import styles from './nation.module.css'
import type { drawRays } from './rays.ts'

/**
 * The strokes of `drawRays`: at most four elements for a career of any length. The nearest `data-nation` sets their
 * colours.
 */
export function RayPaths({ rays: { paths, strong, weak } }: { rays: ReturnType<typeof drawRays> }) {
  return (
    <>
      {paths.knockout && <path d={paths.knockout} className={styles.knockout} strokeWidth={strong} />}
      {paths.win && <path d={paths.win} className={styles.win} strokeWidth={strong} />}
      {paths.loss && <path d={paths.loss} className={styles.other} strokeWidth={weak} />}
      {paths.draw && (
        <path d={paths.draw} className={styles.other} strokeWidth={weak} strokeDasharray="3 4" />
      )}
    </>
  )
}
