import { stored } from './stored.ts'

/** Stores only that a visitor chose "remember me", never who or anything they typed. */
export const demoPass = stored({ key: 'sporte:demo-pass' }, (text) => text !== null)
