type RunTicksProps = { runs: number; known: number; direction: 'ltr' | 'rtl' }

/** A tick for each run of an innings, hollow where no report has it. The text beside it says the same. */
export function RunTicks({ runs, known, direction }: RunTicksProps) {
  const [filled, hollow] = direction === 'rtl' ? [runs - known, 0] : [0, known]
  const rest = `h${runs - known}`
  return (
    <svg
      viewBox={`0 0 ${runs} 4`}
      preserveAspectRatio="none"
      width="100%"
      height="4"
      stroke="currentColor"
      strokeDasharray="0.7 0.3"
      aria-hidden="true"
    >
      <path d={`M${filled} 2h${known}`} strokeWidth="4" />
      <path d={`M${hollow} .5${rest}M${hollow} 3.5${rest}`} />
    </svg>
  )
}
