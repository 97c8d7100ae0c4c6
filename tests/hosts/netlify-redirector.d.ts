declare module 'netlify-redirector' {
  type Match = { to: string; status: number; force: boolean }
  type Engine = { match: (asked: object) => Match | null }

  const redirector: { parseJSON: (rules: string, options: object) => Promise<Engine> }
  export default redirector
}
