import { describeProblem } from '../../../content/describe-problem.ts'
import { listAddresses, renderApart } from '../../../content/render-apart.ts'
import type { AuthorText, ShowText } from '../../../content/render-text.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import { listPictures } from './media.queries.ts'

/** Shows these texts with the pictures in them: uploads of anybody, for an address is known or it is not. */
export async function renderTexts(db: Db, texts: readonly AuthorText[]): Promise<ShowText> {
  const addresses = [...new Set(texts.flatMap(({ source }) => listAddresses(source)))]
  const rows = addresses.length > 0 ? await listPictures(db, addresses) : []
  const pictures = rows.map(
    ({ url, width, height }) => [url, { src: url, width: width ?? 0, height: height ?? 0 }] as const,
  )
  return renderApart(texts, new Map(pictures))
}

/** The HTML of one text; what cannot be shown is a 422 of its field. */
export async function demandHtml(db: Db, text: AuthorText, field: string): Promise<string> {
  const show = await renderTexts(db, [text])
  const { html, problem } = show(text)
  if (problem) throw invalid({ [field]: [describeProblem(problem)] })
  return html
}
