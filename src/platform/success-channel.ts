import { createRequestChannel } from './request-channel.ts'

/** Something went well for the visitor: a good time to offer the app. */
export const successChannel = createRequestChannel<void>(0)
