import { createDesk } from './desk.ts'

/** Opens the search over the whole site; handled by the search feature. */
export const searchDesk = createDesk<void>(1)
