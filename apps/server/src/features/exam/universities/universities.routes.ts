import { universities } from '@gerbang/contract/exam/universities.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findUniversity, listUniversities, searchMajors } from './universities.queries.ts'

export function universityRoutes(mount: Mount, { db }: Platform): void {
  mount(universities.list, ({ query }) => listUniversities(db, query))

  mount(universities.majors, ({ query }) => searchMajors(db, query))

  mount(universities.get, async ({ params }) => {
    const data = await findUniversity(db, params.universityId)
    if (!data) throw notFound('Universitas')
    return { data }
  })
}
