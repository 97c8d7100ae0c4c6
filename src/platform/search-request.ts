import { createDesk } from './desk.ts'

/** Opens the search over the whole site; the search feature attends. */
export const searchDesk = createDesk<void>(1)
