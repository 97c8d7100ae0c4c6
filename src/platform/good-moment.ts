import { createDesk } from './desk.ts'

/** Something went well for the visitor: a moment at which a favour may be asked. */
export const goodMoments = createDesk<void>(0)
