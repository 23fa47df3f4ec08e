import { questionVersions } from '@gerbang/contract/bank/question-versions.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { demandOwnPlace } from './places.queries.ts'
import { lockQuestion, listTopicIds } from './questions.queries.ts'
import { showQuestion } from './show-question.ts'
import { takeStimulus } from './take-in.queries.ts'
import { updateQuestion } from './update-question.queries.ts'
import { listUses } from './usage.queries.ts'
import { findReadable, findVersion, listVersions, type QuestionPath } from './versions.queries.ts'

export function versionRoutes(mount: Mount, platform: Platform): void {
  const { db } = platform

  async function demandReadable(viewer: Viewer, path: QuestionPath) {
    const question = await findReadable(db, viewer, path)
    if (!question) throw notFound('Soal')
    return question
  }

  mount(questionVersions.list, async ({ viewer, params }) => {
    await demandReadable(viewer, params)
    return { data: await listVersions(db, params.id) }
  })

  mount(questionVersions.get, async ({ viewer, params }) => {
    await demandReadable(viewer, params)
    const version = await findVersion(db, params.id, params.version)
    if (!version) throw notFound('Versi')
    return { data: version }
  })

  mount(questionVersions.usage, async ({ viewer, params }) => {
    const { can_edit } = await demandReadable(viewer, params)
    const uses = await listUses(db, params.id)
    return { data: can_edit ? uses : uses.filter(({ published_at }) => published_at !== null) }
  })

  mount(questionVersions.restore, async ({ viewer, act, params, body: { revision } }) => {
    await act(params.id, async (trx, note) => {
      const place = await demandOwnPlace(trx, viewer, params)
      const present = await lockQuestion(trx, place.id, params.id)
      const older = present && (await findVersion(trx, params.id, params.version))
      if (!older) throw notFound('Versi')
      const { draft, points, difficulty, lang } = older
      const own = await listTopicIds(trx, place.subject_id)
      const topic_ids = older.topics.map(({ id }) => id).filter(id => own.has(id))
      const stimulus_id = older.stimulus && (await takeStimulus(trx, place, older.stimulus.id, platform))
      const written = { draft, points, difficulty, lang, topic_ids, stimulus_id, revision }
      const saved = await updateQuestion(trx, present, written, viewer.user_id, platform, 'next')
      if (!saved)
        throw conflict(
          'unchanged',
          `Soal ini sudah sama dengan versi ${params.version}. Tidak ada yang diubah.`,
        )
      await note({ details: { from: params.version, version: saved.version } })
    })
    const data = await showQuestion(db, viewer, params, params.id)
    return { message: `Versi ${params.version} dipulihkan sebagai versi ${data.version}`, data }
  })
}
