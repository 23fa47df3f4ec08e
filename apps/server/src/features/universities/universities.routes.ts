import { universities } from '@gerbang/contract/universities.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { countUniversities, findUniversity, listUniversities } from './universities.queries.ts'

export function universityRoutes(mount: Mount, { db }: Platform): void {
  mount(universities.list, async ({ query: { page, per_page, search } }) => {
    const [data, total] = await Promise.all([
      listUniversities(db, search, page, per_page),
      countUniversities(db, search),
    ])
    return { data, meta: { page, per_page, total } }
  })

  mount(universities.get, async ({ params }) => {
    const data = await findUniversity(db, params.universityId)
    if (!data) throw notFound('Universitas')
    return { data }
  })
}
