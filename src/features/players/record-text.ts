import type { Record } from '@/content/records.ts'

/** `18–2–0`: wins, losses, draws. */
export const recordText = ({ wins, losses, draws }: Record): string => `${wins}–${losses}–${draws}`
