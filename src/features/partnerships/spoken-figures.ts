/** The numbers alone of figures such as `50+`, for sentences that say the rest in words. */
export function spokenFigures<Name extends string>(
  claims: Readonly<Record<Name, string | number>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string | number>(claims).map(([name, figure]) => [
      name,
      /\d[\d,./]*/.exec(String(figure))?.[0] ?? String(figure),
    ]),
  )
}
