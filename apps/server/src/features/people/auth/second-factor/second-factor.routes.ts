import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import type { Db } from '../../../../db/database.ts'
import { demandQuota } from '../../../../http/demand-quota.ts'
import { conflict, invalid, unauthorized } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import { limits } from '../../../../limits.ts'
import type { Platform } from '../../../../platform.ts'
import { findSettings } from '../../../platform/settings/settings.queries.ts'
import { deleteSessions } from '../own-sessions.queries.ts'
import { demandOwner } from '../demand-owner.ts'
import { takeHashingPlace } from '../passwords.ts'
import { findOwnUser } from '../users.queries.ts'
import type { Viewers } from '../viewers.ts'
import { checkCode, giveRecoveryCodes, wrongCode } from './check-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  turnSecondFactorOff,
} from './second-factor.queries.ts'
import { findStep, mayHaveSecondFactor, writeSecret, writeUri } from './second-factor.rules.ts'

const refuseCode = () => invalid({ code: [wrongCode] })

async function demandOwnCode(db: Db, { userId, code, at }: OwnCode): Promise<void> {
  const factor = await findSecondFactor(db, userId)
  if (!factor?.secret) throw conflict('unchanged', 'Kode kedua akunmu belum dipasang.')
  if (!(await checkCode(db, { id: userId, secret: factor.secret, code, at }))) throw refuseCode()
}

interface OwnCode {
  userId: string
  code: string
  at: Date
}

export function secondFactorRoutes(mount: Mount, means: Platform & { viewers: Viewers }): void {
  const { db, now, randomBytes, viewers } = means

  /** Tries of one person at codes and at the password before them. */
  async function takeTry(userId: string): Promise<Date> {
    const at = now()
    const quota = { purpose: 'second_factor', subject: userId, quota: limits.secondFactorQuota, at }
    await demandQuota(db, quota)
    return at
  }

  mount(secondFactor.get, async ({ viewer: { user_id } }) => {
    const [user, factor] = await Promise.all([findOwnUser(db, user_id), findSecondFactor(db, user_id)])
    if (!user) throw unauthorized()
    return {
      data: {
        confirmed_at: factor?.confirmed_at ?? null,
        recovery_codes_left: factor?.recovery_codes_left ?? 0,
        due_at: user.second_factor_due_at,
        can_set_up: mayHaveSecondFactor(user),
      },
    }
  })

  mount(secondFactor.begin, async ({ viewer: { user_id }, body }) => {
    using _ = takeHashingPlace()
    await takeTry(user_id)
    const owner = await demandOwner(db, user_id, body.password)
    if (!mayHaveSecondFactor(owner)) throw conflict('locked', 'Akun demo masuk tanpa kode kedua.')
    const secret = writeSecret(randomBytes(limits.totpSecretBytes))
    if (!(await beginSecondFactor(db, user_id, secret)))
      throw conflict(
        'unchanged',
        'Kode kedua sudah terpasang. Matikan dulu untuk memasangnya di ponsel lain.',
      )
    const { product_name } = await findSettings(db)
    return {
      data: { secret, uri: writeUri(secret, { issuer: product_name, label: owner.email ?? owner.username }) },
    }
  })

  mount(secondFactor.confirm, async ({ viewer: { user_id, session_id }, body, act }) => {
    const at = await takeTry(user_id)
    const secret = (await findSecondFactor(db, user_id))?.pending_secret
    if (!secret) throw conflict('unchanged', 'Mulai dulu memasang kode kedua.')
    const step = findStep(secret, body.code.replaceAll(' ', ''), at)
    if (step === undefined) throw refuseCode()
    const recovery_codes = await act(user_id, async trx => {
      if (!(await confirmSecondFactor(trx, { userId: user_id, secret, step, at }))) throw refuseCode()
      await deleteSessions(trx, user_id, session_id)
      return giveRecoveryCodes(trx, user_id, randomBytes)
    })
    await viewers.hearEnds()
    return { message: 'Kode kedua terpasang. Perangkat lain dikeluarkan', data: { recovery_codes } }
  })

  mount(secondFactor.renewCodes, async ({ viewer: { user_id }, body, act }) => {
    await demandOwnCode(db, { userId: user_id, code: body.code, at: await takeTry(user_id) })
    const recovery_codes = await act(user_id, trx => giveRecoveryCodes(trx, user_id, randomBytes))
    return { message: 'Kode cadangan yang lama tidak berlaku lagi', data: { recovery_codes } }
  })

  mount(secondFactor.turnOff, async ({ viewer: { user_id }, body, act }) => {
    using _ = takeHashingPlace()
    const at = await takeTry(user_id)
    await demandOwner(db, user_id, body.password)
    await demandOwnCode(db, { userId: user_id, code: body.code, at })
    await act(user_id, trx => turnSecondFactorOff(trx, user_id))
    return { message: 'Kode kedua dimatikan', data: null }
  })
}
