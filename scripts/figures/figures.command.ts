import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawFigures } from './figures.ts'

// `npm run figures`: draws the pictures of the shipped packs anew from the tables.
const packs = join(import.meta.dirname, '../../packs')
const figures = drawFigures()
await Promise.all([...figures].map(([path, svg]) => writeFile(join(packs, path), svg)))
console.log(`${figures.size} figures`)
