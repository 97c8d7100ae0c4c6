/** `182/7`; all out, which is ten wickets, `66`. */
export function scoreText({ runs, wickets }: { runs: number; wickets: number }): string {
  return wickets === 10 ? `${runs}` : `${runs}/${wickets}`
}
