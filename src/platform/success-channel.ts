import { createRequestChannel } from './request-channel.ts'

/** The visitor has completed something successfully: a good time to offer the app. */
export const successChannel = createRequestChannel<void>(0)
