import { FactList, type Fact } from '@/ui/blocks/fact-list.tsx'
import styles from './ticket-split.module.css'

/** In per cent. */
type Part = Fact & { share: number }

/** A hundred tickets, coloured by source. They are decorative: the list below has the figures. */
export function TicketSplit({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="grid gap-5">
      <svg className={styles.tickets} viewBox="0 0 800 200" aria-hidden="true">
        <pattern id="ticket" width="40" height="40" patternUnits="userSpaceOnUse">
          <path fill="#fff" d="M2 2h36v12l-4 6 4 6v12H2V26l4-6-4-6z" />
        </pattern>
        <mask id="tickets">
          <path fill="url(#ticket)" d="M0 0h800v200H0z" />
        </mask>
        <g mask="url(#tickets)">
          {parts.map(({ id, share }, index) => (
            <rect
              key={id}
              data-part={index}
              x={8 * sumOf(parts.slice(0, index))}
              width={8 * share}
              height="200"
            />
          ))}
        </g>
      </svg>
      <FactList
        facts={parts.map((part, index) => ({
          ...part,
          term: (
            <span className="inline">
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <rect data-part={index} width="1" height="1" />
              </svg>
              {part.term}
            </span>
          ),
        }))}
      />
    </div>
  )
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { share }) => sum + share, 0)
}
