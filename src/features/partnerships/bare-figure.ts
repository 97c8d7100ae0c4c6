/** The number alone of a stated figure such as `200+` or `-60%`, for a sentence that says the rest in words. */
export function bareFigure(figure: string): string {
  return /\d[\d,.]*/.exec(figure)?.[0] ?? figure
}
