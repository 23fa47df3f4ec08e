import { join } from 'node:path'
import { describeProblem } from '../../content/describe-problem.ts'
import { renderArticle } from '../../content/render-text.ts'
import type { Db } from '../../db/database.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import { copyPictures, insertPictures } from '../copy-pictures.ts'

/** Taken by `npm run guide-pictures`. */
const screens = join(import.meta.dirname, 'screens')

/** By its path from the text, so that whoever reads the source sees it too. */
const named = /\]\(\.{1,2}\/screens\/([\w-]+\.webp)\)/g

/** A text as editors save it: pictures have addresses of this server, and `body_html` their sizes. */
export type WriteBody = (name: string, text: string) => { body: string; body_html: string }

/** Puts the pictures of screens among the uploads of an admin, for the texts that show them. */
export async function createWriteBody(
  db: Db,
  admin_id: string,
  means: SeedMeans & { mediaDir: string },
): Promise<WriteBody> {
  const pictures = await copyPictures(screens, means.mediaDir)
  await insertPictures(db, admin_id, pictures.values(), means)
  const shown = new Map(Array.from(pictures.values(), ({ url: src, ...size }) => [src, { src, ...size }]))
  return (name, text) => {
    const body = text.replace(named, (found, file: string) => `](${pictures.get(file)?.url ?? found})`)
    const { html, problem } = renderArticle(body, address => shown.get(address))
    if (problem) throw new Error(`Cannot seed the text "${name}": ${describeProblem(problem)}`)
    return { body, body_html: html }
  }
}
