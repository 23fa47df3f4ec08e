import { describeProblem } from '../../../../content/describe-problem.ts'
import { type AuthorText, type Picture, showNow } from '../../../../content/render-text.ts'
import { listLessonTexts } from '../../../learning/lessons/render-lesson.ts'
import { splitLesson } from '../../../learning/lessons/split-lesson.ts'
import { buildRows } from '../../questions/build-rows.ts'
import { findGaps } from '../../questions/gaps.rules.ts'
import { withAddresses } from '../loading/loading.ts'
import { readProvinces } from '../../../../db/reference/regions.ts'
import { foldProvince, readUniversityRows } from '../../../exam/universities/university-rows.ts'
import { listPictures } from './check-items.ts'
import { itemsOf, type Pack, type PackFault, type PackItem, type PackItemOf } from './pack.ts'

/** Stands for every picture: whether it is there has been asked, and what it shows decides no text. */
const address = `/media/${'0'.repeat(32)}.webp`
const picture: Picture = { src: address, width: 1, height: 1 }

const isQuestion = (item: PackItem): item is PackItem & PackItemOf<'question'> => item.kind === 'question'

/** What readers get of an item that is no question. */
function listTexts({ kind, data }: PackItem): AuthorText[] {
  if (kind === 'passage') return [{ source: data.body, shape: 'blocks' }]
  if (kind === 'guide' || kind === 'news') return [{ source: data.body, shape: 'article' }]
  if (kind === 'lesson') return listLessonTexts(splitLesson(data.body).text)
  if (kind === 'faq') return [{ source: data.body, shape: 'blocks' }]
  return []
}

/** What admins would be told of the rows of a table that they upload. */
async function checkTables({ items }: Pack): Promise<PackFault[]> {
  const provinces = new Map([...(await readProvinces())].map(([name, code]) => [foldProvince(name), code]))
  return itemsOf(items, 'university').flatMap(({ file, data }) =>
    readUniversityRows(data.rows, provinces).problems.map(({ row, message }) => ({
      file,
      line: row,
      message,
    })),
  )
}

/**
 * What of the texts and tables of a pack cannot be shown, and what its questions lack before students may meet them. Renders
 * where it is called: in a process of its own, or in an operator's command.
 */
export async function checkContents(pack: Pack): Promise<PackFault[]> {
  const addresses = new Map(pack.items.flatMap(listPictures).map(path => [path, address]))
  const items = pack.items.map(item => withAddresses({ addresses }, item, item))
  const drafts = new Set(
    pack.items.flatMap(({ kind, ref, data }) => (kind === 'bank' && data.status === 'draft' ? [ref] : [])),
  )
  const show = showNow(found => (found === address ? picture : undefined))
  const faults = items.flatMap((item): PackFault[] => {
    const { file, line } = item
    if (!isQuestion(item))
      return listTexts(item).flatMap(text => {
        const { problem } = show(text)
        return problem ? [{ file, line, message: describeProblem(problem) }] : []
      })
    if (drafts.has(item.data.bank)) return []
    const { draft, topics: topic_ids, points, difficulty, lang } = item.data
    const { built, problems } = buildRows(
      { draft, stimulus_id: null, topic_ids, points, difficulty, lang },
      show,
    )
    const gaps = Object.values(findGaps({ draft, content: built.content, topic_ids }, problems)).flat()
    return gaps.map(gap => ({ file, line, message: `soal ${item.ref}: ${gap}` }))
  })
  return [...faults, ...(await checkTables(pack))]
}
