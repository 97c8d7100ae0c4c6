import { createDesk } from './desk.ts'

/** Something went well for the visitor: a good time to offer the app. */
export const successDesk = createDesk<void>(0)
