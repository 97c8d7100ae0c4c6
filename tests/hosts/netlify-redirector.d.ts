declare module 'netlify-redirector' {
  type Asked = {
    scheme: string
    host: string
    path: string
    query: string
    headers: Record<string, string>
    cookieValues: Record<string, string>
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }
  type Match = { to: string; status: number; force: boolean }
  type Engine = { match: (asked: Asked) => Match | null }

  const redirector: { parseJSON: (rules: string, options: object) => Promise<Engine> }
  export default redirector
}
