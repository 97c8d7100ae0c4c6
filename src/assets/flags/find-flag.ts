const flags = import.meta.glob<string>('/src/assets/flags/*.svg', { eager: true, import: 'default' })

/** The flag image of an external code. Null if there is none. */
export const findFlag = (code: string | null): string | null => flags[`/src/assets/flags/${code}.svg`] ?? null
