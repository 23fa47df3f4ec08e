import { writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { listPresets } from '../../exam/programs/presets.queries.ts'
import { listExportPapers } from './export-papers.queries.ts'

interface Exported {
  db: Db
  programId: string
  /** Folders by the id of their bank. */
  folders: ReadonlyMap<string, string>
  codeOf: (code: string, id: string) => string
}

/** Papers that banks hold whole, as files of a pack by their path. */
export async function exportPapers({ db, programId, folders, codeOf }: Exported) {
  const papers = await listExportPapers(db, programId, [...folders.keys()])
  return papers.map(({ sub_tests, ...paper }, index) => {
    const parts = sub_tests.map(({ code, bank_id, question_ids, ...part }) => ({
      ...part,
      subject: code,
      bank: folders.get(bank_id) ?? '',
      questions: question_ids.map(id => codeOf(code, id)),
    }))
    const name = `${index + 1}-${writeSlug(paper.title)}`.slice(0, 60)
    return [`tryouts/${name}.json`, { ...paper, sub_tests: parts }] as const
  })
}

/** Formats of a program that need no other subjects than these. */
export async function exportFormats(db: Db, programId: string, subjects: ReadonlyMap<string, object>) {
  const presets = await listPresets(db, [programId])
  return presets
    .filter(({ sub_tests }) => sub_tests.every(({ subject }) => subjects.has(subject.code)))
    .map(({ id, name, year, source, mode, scoring, marks, sub_tests }) => ({
      ref: `format-${id.slice(-12)}`,
      name,
      year,
      source,
      mode,
      scoring,
      marks,
      sub_tests: sub_tests.map(({ subject, question_count, duration_seconds, weight, threshold }) => ({
        subject: subject.code,
        questions: question_count,
        seconds: duration_seconds,
        weight,
        threshold,
      })),
    }))
}
