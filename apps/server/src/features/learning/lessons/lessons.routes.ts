import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { mountOrderedContent } from '../../../http/ordered-content.ts'
import type { Platform } from '../../../platform.ts'
import { findOpen, hasTopic, lessonRows, listOpen, listTopics } from './lessons.queries.ts'
import { renderLesson } from './render-lesson.ts'

export function lessonRoutes(mount: Mount, platform: Platform): void {
  const { db } = platform
  const demandTopic = async (id: string) => {
    if (!(await hasTopic(db, id)))
      throw invalid({ topic_id: ['Topik ini sudah tidak ada. Pilih yang lain.'] })
  }
  const render = async (body: string) => ({ body, parts: JSON.stringify(await renderLesson(db, body)) })

  mount(lessons.list, async ({ viewer }) => ({ data: await listOpen(db, viewer) }))

  mount(lessons.get, async ({ viewer, params }) => {
    const found = await findOpen(db, viewer, params.id)
    if (!found) throw notFound('Pelajaran')
    const { id, name, parts, question_ids, ...rest } = found
    return { data: { ...rest, ...parts, topic: { id, name }, questions: question_ids.length } }
  })

  mount(lessons.topics, async () => ({ data: await listTopics(db) }))

  mountOrderedContent(mount, platform, {
    calls: lessons,
    rows: lessonRows,
    name: 'Pelajaran',
    create: async ({ body, ...words }) => {
      await demandTopic(words.topic_id)
      return { ...words, ...(await render(body)) }
    },
    change: async ({ body, ...words }) => {
      if (words.topic_id !== undefined) await demandTopic(words.topic_id)
      return { ...words, ...(body !== undefined && (await render(body))) }
    },
  })
}
