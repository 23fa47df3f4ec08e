import { type RankingScope, results } from '@gerbang/contract/scores/results.ts'
import { type Database, type Db, throughPipeline } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { findTryoutFor } from '../../exam/tryouts/tryouts.queries.ts'
import { hasSchoolCode } from '../../people/student-codes/student-codes.queries.ts'
import { findPrivacy } from '../../platform/settings/settings.queries.ts'
import {
  countRanks,
  findOwnRank,
  listRanks,
  type RankList,
  type RankRow,
} from '../rankings/rank-lists.queries.ts'
import { findScopeKeys, findSnapshot, listRankedMajors } from '../rankings/ranking.queries.ts'
import { createCommonFacts } from './common-facts.ts'
import { describeResult } from './describe-result.ts'
import { createNearby } from './path.queries.ts'
import { requireFinished } from './require-finished.ts'
import { listKeyChanges } from './results.queries.ts'
import {
  bandOf,
  describeScoring,
  isReleased,
  isReviewAllowed,
  maskName,
  nextRelease,
  placeAround,
} from './results.rules.ts'
import { findStanding, listSittings, type Sitting, type Standing } from './sittings.queries.ts'

interface Scale {
  min: number
  max: number
}

interface Shown {
  /** Whether those who show their name are named. */
  names: boolean
  /** Of others only initials and the band of their score, on this scale. */
  veil: Scale | undefined
}

function describeRow(
  { show_name_in_ranking, name, user_id, rank, school_name, province, score, se }: RankRow,
  viewer: Viewer,
  { names, veil }: Shown = { names: true, veil: undefined },
) {
  const row = { rank, school_name, province, score, se }
  const is_me = user_id === viewer.user_id
  if (veil && !is_me)
    return { ...row, is_me, name: maskName(name), score: null, se: null, band: bandOf(row.score, veil) }
  return { ...row, is_me, name: is_me || (names && show_name_in_ranking) ? name : maskName(name), band: null }
}

/** A school is typed, not proven: whoever no code ties to it sees less of a small one. */
async function isVeiled(
  db: Db,
  viewer: Viewer,
  { scope, key }: RankList,
  { total, open_school_students }: { total: number; open_school_students: number },
): Promise<boolean> {
  if (scope !== 'school' || total >= open_school_students) return false
  return !(await hasSchoolCode(db, viewer.user_id, key))
}

interface OwnChoices {
  universities: { id: string; name: string }[]
  majors: { id: string; name: string }[]
}

async function findChoices(db: Db, tryoutId: string, viewer: Viewer, shown: boolean): Promise<OwnChoices> {
  const ranked = shown ? await listRankedMajors(db, tryoutId, viewer.user_id) : []
  const universities = new Map(ranked.map(({ university }) => [university.id, university]))
  return {
    universities: [...universities.values()],
    majors: ranked.map(({ id, name, university }) => ({ id, name: `${name}, ${university.name}` })),
  }
}

/** Null where the student is in no such group: of universities and majors only the own choices are shown. */
async function findKey(
  db: Db,
  viewer: Viewer,
  { scope, choice }: { scope: RankingScope; choice: string | undefined },
  { universities, majors }: OwnChoices,
): Promise<string | null> {
  if (scope !== 'university' && scope !== 'major') return (await findScopeKeys(db, viewer.user_id))[scope]
  const own = scope === 'major' ? majors : universities
  return own.find(({ id }) => choice === undefined || id === choice)?.id ?? null
}

function describeTotal({ number, finished_at, score }: Sitting, is_released: boolean) {
  const { total = null, total_se = null } = (is_released && score) || {}
  return { number, finished_at, total, total_se }
}

interface Own {
  sittings: Sitting[]
  /** Undefined before anything may be told. */
  standing: Standing | undefined
}

/** All that a student's own rows and their place tell, asked down one connection. */
async function readOwn(
  db: Database,
  viewer: Viewer,
  wanted: Parameters<typeof listSittings>[2],
  at: Date,
): Promise<Own> {
  const piped = throughPipeline(db)
  const [sittings, standing] = await Promise.all([
    listSittings(piped, viewer, wanted),
    wanted.may_tell ? findStanding(piped, wanted.tryout_id, viewer.user_id, at) : undefined,
  ])
  return { sittings, standing }
}

export function resultRoutes(mount: Mount, { db, now, exam }: Platform & { exam: Exam }): void {
  const findCommon = createCommonFacts({ db, now, findPaper: exam.findPaper })
  const listNearby = createNearby({ db, now })

  mount(results.result, async ({ viewer, params, query }) => {
    const at = now()
    const tryout = await findTryoutFor(db, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    const wanted = { tryout_id: tryout.id, number: query.attempt }
    // Extra time only makes it later.
    const may_tell = isReleased(tryout, 0, at)
    let standing: Standing | undefined
    const list = async () => {
      const own = await readOwn(db, viewer, { ...wanted, may_tell }, at)
      standing = own.standing
      return own.sittings
    }
    const [sat, extra] = await Promise.all([
      requireFinished({ exam, list }, viewer, wanted, at),
      tryout.closes_at === null ? 0 : findLongestExtra(db, tryout.id),
    ])
    const { attempt, attempts } = sat
    const is_released = isReleased(tryout, extra, at)
    const means = { db, findPaper: exam.findPaper, findCommon, listNearby, at }
    const data = {
      tryout: { ...tryout, scale: { min: tryout.scale_min, max: tryout.scale_max } },
      attempt: { ...attempt, choices: attempt.choices ?? [] },
      awaits_marks: tryout.awaits_marks,
      attempts: attempts.length > 1 ? attempts.map(own => describeTotal(own, is_released)) : [],
      release_at: nextRelease(tryout, extra, at),
      review_allowed: isReviewAllowed(tryout, extra, at),
      released: is_released && standing ? await describeResult(means, tryout, sat, standing) : null,
    }
    return { data }
  })

  mountRanking(mount, { db, now })
}

function mountRanking(mount: Mount, { db, now }: Pick<Platform, 'db' | 'now'>): void {
  mount(
    results.ranking,
    async ({ viewer, params, query: { page: asked, per_page, scope, choice, around } }) => {
      const tryout = await findTryoutFor(db, viewer, params.slug)
      if (!tryout) throw notFound('Try out')
      const shown = isReleased(tryout, await findLongestExtra(db, tryout.id), now())
      const choices = await findChoices(db, tryout.id, viewer, shown)
      const key = await findKey(db, viewer, { scope, choice }, choices)
      const list = key === null ? undefined : { tryout_id: tryout.id, scope, key }
      const [own, total, snapshot, privacy] = await Promise.all([
        shown && list ? findOwnRank(db, list, viewer.user_id) : undefined,
        shown && list ? countRanks(db, list) : 0,
        findSnapshot(db, tryout.id),
        findPrivacy(db),
      ])
      const { ranking_names, open_school_students } = privacy
      const skip =
        around && own ? placeAround(own.position, { count: per_page, total }) : (asked - 1) * per_page
      const rows = shown && list ? await listRanks(db, list, { skip, count: per_page }) : []
      const isSmall = list && (await isVeiled(db, viewer, list, { total, open_school_students }))
      const veil = isSmall ? { min: tryout.scale_min, max: tryout.scale_max } : undefined
      return {
        data: rows.map(row => describeRow(row, viewer, { names: ranking_names, veil })),
        meta: {
          page: Math.floor(skip / per_page) + 1,
          per_page,
          total,
          tryout_title: tryout.title,
          own: own ? describeRow(own, viewer) : null,
          ...choices,
          choice: scope === 'university' || scope === 'major' ? key : null,
          computed_at: shown ? (snapshot?.ranked_at ?? null) : null,
          scoring:
            shown && snapshot
              ? describeScoring(tryout, snapshot, await listKeyChanges(db, tryout.id, snapshot.key_version))
              : null,
        },
      }
    },
  )
}
