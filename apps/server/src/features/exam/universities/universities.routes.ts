import { universities } from '@gerbang/contract/exam/universities.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { searchIndex, searchUniversities } from './major-search.rules.ts'
import { createFindIndex } from './read-index.queries.ts'
import { findUniversity, listMajorsByIds, listUniversities } from './universities.queries.ts'

export function universityRoutes(mount: Mount, { db }: Platform): void {
  const findIndex = createFindIndex(db)

  mount(universities.list, async ({ query }) =>
    listUniversities(db, query, searchUniversities(await findIndex(), query.search ?? '')),
  )

  mount(universities.majors, async ({ query: { search = '', university_id, page, per_page } }) => {
    const { found, understood, near } = searchIndex(await findIndex(), search, university_id)
    const shown = found.slice((page - 1) * per_page, page * per_page)
    const majors = await listMajorsByIds(
      db,
      shown.map(({ id }) => id),
    )
    const fits = new Map(shown.map(one => [one.id, one.fits]))
    return {
      data: majors.map(major => ({ ...major, fits: fits.get(major.id) ?? 'all' })),
      meta: { page, per_page, total: found.length, understood, near },
    }
  })

  mount(universities.get, async ({ params }) => {
    const data = await findUniversity(db, params.universityId)
    if (!data) throw notFound('Universitas')
    return { data }
  })
}
