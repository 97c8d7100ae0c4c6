import type { ReactNode } from 'react'

/** Text that the prerendered page cannot have. Until it is known, a no-break space reserves its line. */
export const Later = ({ children }: { children?: ReactNode }) => children || '\xa0'
