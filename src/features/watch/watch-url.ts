import { localizedPath, type Language } from '@/contract/language.ts'

/** Opens the watch page with the code filled in and verified. */
export function watchUrl(origin: string, language: Language, code: string): string {
  return `${origin}${localizedPath('/watch', language)}?code=${code}`
}
