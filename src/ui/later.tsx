import type { ReactNode } from 'react'

const noBreakSpace = '\xa0'

/** Text that the prerendered page cannot have. Until it is known, a no-break space reserves its line. */
export const Later = ({ children }: { children?: ReactNode }) => children || noBreakSpace
