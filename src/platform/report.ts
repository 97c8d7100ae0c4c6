import type { Fault } from './fault-reports.ts'

/**
 * Reports errors to `VITE_REPORT_URL`. If it is unset, the build drops this code. The entry and the router check the
 * same variable.
 */
export function reportFault(fault: Fault): void {
  if (import.meta.env.VITE_REPORT_URL) {
    void import('./fault-reports.ts').then(({ reportFault }) => reportFault(fault)).catch(() => {})
  }
}
