import type { Fault } from './fault-reports.ts'

/**
 * Tells the address of `VITE_REPORT_URL`. Without one, the build leaves out what is in here, and so it does where the
 * entry and the router ask for the same.
 */
export function reportFault(fault: Fault): void {
  if (import.meta.env.VITE_REPORT_URL) {
    void import('./fault-reports.ts').then(({ tell }) => tell(fault)).catch(() => {})
  }
}
