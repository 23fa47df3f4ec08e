import { setup, setupStep } from '@gerbang/contract/office/setup.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findWay } from '../../platform/mail/mailer.ts'
import { countSteps, isSetupAside, putSetupAside } from './setup.queries.ts'

/** The first admin alone is not enough: whoever is ill on Friday has a deputy. */
const least: Partial<Record<(typeof setupStep.options)[number], number>> = { second_admin: 2 }

/** From an empty installation to the first try-out. */
export function setupRoutes(mount: Mount, { db, config }: Platform): void {
  async function describe() {
    const [counts, is_aside] = await Promise.all([countSteps(db), isSetupAside(db)])
    const known = { ...counts, mail: findWay(config) === 'nowhere' ? 0 : 1 }
    const steps = setupStep.options.map(name => ({
      name,
      count: known[name],
      is_done: known[name] >= (least[name] ?? 1),
    }))
    return { is_aside, steps }
  }

  mount(setup.get, async () => ({ data: await describe() }))

  mount(setup.putAside, async ({ act, body: { is_aside } }) => {
    await act('setup', async (trx, note) => {
      await putSetupAside(trx, is_aside)
      await note({ details: { is_aside } })
    })
    return { message: is_aside ? 'Daftar disisihkan' : 'Daftar dikembalikan', data: await describe() }
  })
}
