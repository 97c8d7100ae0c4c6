import { houseWords } from './glossary-house.ts'
import { sportWords } from './glossary-sport.ts'

export const glossary = [...sportWords, ...houseWords]
