/** `182/7`, or `66` if all out (ten wickets). */
export function scoreText({ runs, wickets }: { runs: number; wickets: number }): string {
  return wickets === 10 ? `${runs}` : `${runs}/${wickets}`
}
