import type { Subject } from '@gerbang/contract/exam/tryouts.ts'
import type { ExpressionBuilder } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { DB } from './schema.ts'

/** The subject of a row, in a query that has joined `subjects as s`. */
export function selectSubject(eb: ExpressionBuilder<{ s: DB['subjects'] }, 's'>) {
  return jsonBuildObject({
    id: eb.ref('s.id'),
    code: eb.ref('s.code'),
    name: eb.ref('s.name'),
    group: eb.ref('s.group'),
  })
    .$castTo<Subject>()
    .as('subject')
}
