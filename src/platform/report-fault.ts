import type { Fault } from './send-fault-report.ts'

/** Reports errors to `VITE_REPORT_URL`. If it is unset, the build drops this code, also in the entry and the router. */
export function reportFault(fault: Fault): void {
  if (import.meta.env.VITE_REPORT_URL) {
    void import('./send-fault-report.ts')
      .then(({ sendFaultReport }) => sendFaultReport(fault))
      .catch(() => {})
  }
}
