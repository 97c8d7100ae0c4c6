/** Seconds as `7:42` or `1:02:05`. */
export function clockText(all: number): string {
  const hours = Math.floor(all / 3600)
  const minutes = Math.floor((all % 3600) / 60)
  const seconds = String(all % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}
