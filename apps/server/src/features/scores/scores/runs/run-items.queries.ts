import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { Query } from '@gerbang/contract/call.ts'
import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import type { scores } from '@gerbang/contract/scores/scores.ts'
import { findDifficulty } from '@gerbang/scoring/irt/item-response.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { readStem } from '../../../../content/read-stem.ts'
import type { Db } from '../../../../db/database.ts'
import { listPage, type Orders } from '../../../../db/list-page.ts'
import { matchAnywhere } from '../../../../db/match-anywhere.ts'
import type { ItemEstimates } from '../../../../db/score-findings.ts'
import { selectSubject } from '../../../../db/select-subject.ts'

type Filter = Query<typeof scores.listItems>

const orders: Orders<Filter['sort']> = {
  flags: sql`r.suspicion`,
  position: sql`st.position`,
  p: sql`(r.report->>'p')::double precision`,
  corrected: sql`(r.report->>'corrected')::double precision`,
}

function selectItems(db: Db, runId: string, { sub_test_id, flag, flagged, search }: Filter) {
  let query = db
    .selectFrom('score_run_items as r')
    .innerJoin('paper_items as i', join =>
      join.onRef('i.sub_test_id', '=', 'r.sub_test_id').onRef('i.question_id', '=', 'r.question_id'),
    )
    .innerJoin('paper_keys as k', join =>
      join.onRef('k.sub_test_id', '=', 'r.sub_test_id').onRef('k.question_id', '=', 'r.question_id'),
    )
    .innerJoin('tryout_sub_tests as st', 'st.id', 'r.sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('topics as t', 't.id', 'i.topic_id')
    .where('r.score_run_id', '=', runId)
  if (sub_test_id) query = query.where('r.sub_test_id', '=', sub_test_id)
  if (flag) query = query.where(sql<SqlBool>`r.flags @> array[${flag}]`)
  if (flagged) query = query.where('r.suspicion', flagged === 'true' ? 'is not' : 'is', null)
  if (search) query = query.where(sql<SqlBool>`i.content->>'prompt_html' ilike ${matchAnywhere(search)}`)
  return query
}

function describeParameters({ covariance: _, ...parameters }: ItemEstimates) {
  return { ...parameters, b: findDifficulty(parameters) }
}

/** Questions as a run found them. */
export async function listRunItems(db: Db, runId: string, filter: Filter) {
  const items = selectItems(db, runId, filter).select(eb => [
    'r.question_id',
    'r.sub_test_id',
    'r.position',
    'r.flags',
    'r.parameters',
    'r.report',
    'i.content',
    'k.key',
    'k.voided_at',
    't.name as topic',
    selectSubject(eb),
    jsonObjectFrom(
      eb
        .selectFrom('paper_stimuli as ps')
        .whereRef('ps.sub_test_id', '=', 'i.sub_test_id')
        .whereRef('ps.stimulus_id', '=', 'i.stimulus_id')
        .select(['ps.stimulus_id as id', 'ps.title', 'ps.html']),
    ).as('stimulus'),
  ])
  const { data: rows, meta } = await listPage(db, items, filter, {
    orders,
    last: ['st.position', 'r.position'],
  })
  const data = rows.map(
    ({ report, parameters, voided_at, content, key, ...row }): RunItem => ({
      ...row,
      content: readContent(content),
      key: readKey(key),
      suspected_evidence: null,
      suspected_statement_id: null,
      differences: [],
      ...report,
      options: report.options?.map(option => ({ ...option, mean_rest: option.mean_rest ?? null })) ?? null,
      voided: voided_at !== null,
      stem: readStem(readContent(content).prompt_html),
      parameters: parameters && describeParameters(parameters),
    }),
  )
  return { data, meta }
}
