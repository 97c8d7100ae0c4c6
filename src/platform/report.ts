import type { Fault } from './fault-reports.ts'

/**
 * Reports to `VITE_REPORT_URL`. Without one, the build drops the code in here; the entry and the router check the same
 * variable.
 */
export function reportFault(fault: Fault): void {
  if (import.meta.env.VITE_REPORT_URL) {
    void import('./fault-reports.ts').then(({ reportFault }) => reportFault(fault)).catch(() => {})
  }
}
