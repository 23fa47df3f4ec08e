import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { Query } from '@gerbang/contract/call.ts'
import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import type { scores } from '@gerbang/contract/scores/scores.ts'
import { findDifficulty } from '@gerbang/scoring/irt/item-response.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { readStem } from '../../../../content/read-stem.ts'
import type { Db } from '../../../../db/database.ts'
import { frozenKeys } from '../../../../db/frozen-questions.ts'
import { listPage, type Orders } from '../../../../db/list-page.ts'
import { matchAnywhere } from '../../../../db/match-anywhere.ts'
import type { ItemEstimates, ItemFindings } from '../../../../db/score-findings.ts'
import type { DB } from '../../../../db/schema.ts'
import { selectSubject } from '../../../../db/select-subject.ts'

type Filter = Query<typeof scores.listItems>

const orders: Orders<Filter['sort']> = {
  flags: sql`r.suspicion`,
  position: sql`st.position`,
  p: sql`(r.report->>'p')::double precision`,
  corrected: sql`(r.report->>'corrected')::double precision`,
}

type FoundItem = Pick<
  Selectable<DB['score_run_trials']>,
  'score_run_id' | 'sub_test_id' | 'question_id' | 'flags' | 'parameters' | 'report' | 'suspicion' | 'p'
> & { tried: number | null }

/** What runs found, of scored questions and of those that are only tried out. */
const found = sql<FoundItem>`(
  select score_run_id, sub_test_id, question_id, flags, parameters, report, suspicion,
    null::double precision as p, null::integer as tried from score_run_items
  union all
  select score_run_id, sub_test_id, question_id, flags, parameters, report, suspicion, p, tried from score_run_trials
)`

/** Those that the run counted, and those that are voided now: whoever voided one may want it back. */
function selectItems(db: Db, runId: string, { sub_test_id, flag, flagged, search }: Filter) {
  let query = db
    .selectFrom('score_runs as sr')
    .innerJoin('tryout_sub_tests as st', 'st.tryout_id', 'sr.tryout_id')
    .innerJoin(frozenKeys.as('i'), 'i.sub_test_id', 'st.id')
    .leftJoin(found.as('r'), join =>
      join
        .onRef('r.score_run_id', '=', 'sr.id')
        .onRef('r.sub_test_id', '=', 'i.sub_test_id')
        .onRef('r.question_id', '=', 'i.question_id'),
    )
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('topics as t', 't.id', 'i.topic_id')
    .where('sr.id', '=', runId)
    .where(eb => eb.or([eb('r.question_id', 'is not', null), eb('i.voided_at', 'is not', null)]))
  if (sub_test_id) query = query.where('i.sub_test_id', '=', sub_test_id)
  if (flag) query = query.where(sql<SqlBool>`r.flags @> array[${flag}]`)
  if (flagged) query = query.where('r.suspicion', flagged === 'true' ? 'is not' : 'is', null)
  if (search) query = query.where(sql<SqlBool>`i.content->>'prompt_html' ilike ${matchAnywhere(search)}`)
  return query
}

/** Of a question that the run left out. */
const notCounted: ItemFindings = {
  suspected_option_id: null,
  tried: 0,
  p: null,
  point_biserial: null,
  corrected: null,
  upper_lower: null,
  alpha_if_deleted: null,
  infit: null,
  outfit: null,
  s_x2: null,
  options: null,
}

function describeParameters({ covariance: _, ...parameters }: ItemEstimates) {
  return { ...parameters, b: findDifficulty(parameters) }
}

/** Questions as a run found them. */
export async function listRunItems(db: Db, runId: string, filter: Filter) {
  const items = selectItems(db, runId, filter).select(eb => [
    'i.question_id',
    'i.sub_test_id',
    'i.position',
    'r.flags',
    'r.parameters',
    'r.report',
    'r.tried',
    'r.p',
    'i.content',
    'i.key',
    'i.voided_at',
    'i.is_trial',
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
    last: ['st.position', 'i.is_trial', 'i.position'],
  })
  const data = rows.map(
    ({ report: kept, tried, p, flags, parameters, voided_at, content, key, ...row }): RunItem => {
      // Of trial questions runs once kept no more than these two.
      const report = kept ?? { ...notCounted, tried: tried ?? 0, p }
      return {
        ...row,
        flags: flags ?? [],
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
      }
    },
  )
  return { data, meta }
}
