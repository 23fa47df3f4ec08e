import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { checkChoices } from '@gerbang/scoring/check-choices.ts'
import type { Database, Db } from '../../../db/database.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import {
  findOpeningCode,
  redeemStudentCode,
  unusableCode,
} from '../../people/student-codes/student-codes.queries.ts'
import { countAttempts, describeAttempt, findNewestAttempt } from '../tryouts/attempts.queries.ts'
import { findTryout, findTryoutFor, type TryoutRow } from '../tryouts/tryouts.queries.ts'
import { isOpened } from '../tryouts/is-opened.ts'
import { findObstacle, isLive, obstacleMessages } from '../tryouts/tryouts.rules.ts'
import { listMajorsByIds } from '../universities/universities.queries.ts'
import {
  copyChoices,
  deleteAttempt,
  insertAttempt,
  lockNewestAttempt,
  replaceChoices,
} from './attempts.queries.ts'

const choiceMessages = {
  too_few_choices: (min: number) => `Pilih paling sedikit ${min} jurusan.`,
  too_many_choices: (_min: number, max: number) => `Pilih paling banyak ${max} jurusan.`,
  combination_not_allowed: () => 'Susunan jenjang ini tidak diperbolehkan. Periksa ketentuan pilihan.',
}

interface Opening {
  user_id: string
  tryout_id: string
  code: string
  at: Date
}

/** Redeems a code for the student, or throws; whoever tries too many has to wait. */
async function openByCode(examDb: Database, { user_id, tryout_id, code, at }: Opening): Promise<void> {
  const tried = { purpose: 'student_code', subject: user_id, quota: limits.studentCodeQuota, at }
  await demandQuota(examDb, tried)
  await examDb.transaction().execute(async trx => {
    const found = await findOpeningCode(trx, code, tryout_id, at)
    if (!found || !(await redeemStudentCode(trx, found.id, user_id, at))) throw unusableCode('code')
  })
}

/** The majors of a choice that the try-out allows. */
async function demandMajors(db: Db, tryout: TryoutRow, major_ids: readonly string[]) {
  if (new Set(major_ids).size < major_ids.length)
    throw invalid({ major_ids: ['Satu jurusan hanya boleh dipilih sekali.'] })
  const majors = await listMajorsByIds(db, [...major_ids])
  if (majors.length < major_ids.length) throw invalid({ major_ids: ['Ada jurusan yang tidak dikenal.'] })
  const { choices_min: min, choices_max: max, choice_combinations: combinations } = tryout
  const levels = majors.map(major => major.level)
  const problem = checkChoices(levels, { min, max, combinations })
  if (problem) throw invalid({ major_ids: [choiceMessages[problem](min, max)] })
  return majors
}

/** How an attempt begins: enrolment, and the choice of majors until the first start. */
export function enrolmentRoutes(mount: Mount, { examDb, now, newId, randomBytes }: Platform): void {
  mount(tryouts.enroll, async ({ viewer, params, body }) => {
    const tryout = await findTryoutFor(examDb, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    const { bucket, user_id } = viewer
    // Counted first: an attempt that a parallel enrolment makes in between is found live, not found used up.
    const { used, last_number } = await countAttempts(examDb, viewer, tryout.id)
    const newest = await findNewestAttempt(examDb, viewer, tryout.id)
    const at = now()
    const is_opened = await isOpened(examDb, user_id, tryout)
    const obstacle = findObstacle({ tryout, viewer, newest, used, is_opened, at })
    if (obstacle === 'code_needed' && body.code)
      await openByCode(examDb, { user_id, tryout_id: tryout.id, code: body.code, at })
    else if (obstacle) throw conflict(obstacle, obstacleMessages[obstacle])
    const fresh = {
      bucket,
      user_id,
      id: newId(),
      tryout_id: tryout.id,
      number: last_number + 1,
      seed: randomBytes(4).readInt32LE(),
      created_at: at.toISOString(),
    }
    if (!isLive(newest))
      await examDb.transaction().execute(async trx => {
        if (await insertAttempt(trx, fresh)) await copyChoices(trx, fresh)
      })
    const attempt = await findNewestAttempt(examDb, viewer, tryout.id)
    if (!attempt) throw notFound('Pengerjaan')
    return { message: 'Kamu terdaftar', data: await describeAttempt(examDb, attempt) }
  })

  mount(tryouts.withdraw, async ({ viewer, params }) => {
    const tryout = await findTryoutFor(examDb, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    await examDb.transaction().execute(async trx => {
      const attempt = await lockNewestAttempt(trx, viewer, tryout.id)
      if (!attempt) throw notFound('Pengerjaan')
      if (attempt.status !== 'enrolled')
        throw conflict('in_use', 'Pengerjaan ini sudah dimulai, jadi tidak bisa dibatalkan.')
      await deleteAttempt(trx, viewer.bucket, attempt.id)
    })
    return { message: 'Pengerjaan dibatalkan', data: null }
  })

  mount(tryouts.choose, async ({ viewer, params, body: { major_ids } }) => {
    const tryout = await findTryout(examDb, params.slug)
    if (!tryout) throw notFound('Try out')
    const majors = await demandMajors(examDb, tryout, major_ids)
    const attempt = await examDb.transaction().execute(async trx => {
      const locked = await lockNewestAttempt(trx, viewer, tryout.id)
      if (!locked) throw notFound('Pengerjaan')
      if (locked.status !== 'enrolled')
        throw conflict('choices_frozen', 'Pilihan jurusan terkunci karena try out sudah dimulai.')
      await replaceChoices(trx, viewer.bucket, locked.id, major_ids)
      return locked
    })
    return { message: 'Pilihan jurusan tersimpan', data: { ...attempt, choices: majors } }
  })
}
