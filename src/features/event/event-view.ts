import { choice } from '@/platform/parts/choice.ts'

export const eventTab = choice('tab', ['overview', 'card', 'highlights', 'statistics'])
export type EventTab = (typeof eventTab.words)[number]
