import type { Body } from '@gerbang/contract/call.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { unlessReferred } from '../../../http/database-faults.ts'
import { conflict, type FieldErrors, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { createPlanChanges } from './change-plan.ts'
import { createPlan, fillPlan } from './create-plan.queries.ts'
import { duplicatePlan } from './duplicate-plan.queries.ts'
import { findContradictions, findFrozen } from './identity.rules.ts'
import { deleteTryout, listPlans, type LockedTryout, updateTryout } from './plans.queries.ts'

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

type Present<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** A field that is absent stays as it is. */
function dropAbsent<T extends object>(body: T): Present<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Present<T>
}

/** The columns that a change speaks of; an emptied description is an empty text. */
function toColumns({ marks, description, image: _, ...rest }: Body<typeof tryoutPlans.update>) {
  return {
    ...dropAbsent(rest),
    ...(marks && { marks: JSON.stringify(marks) }),
    ...(description !== undefined && { description: description ?? '' }),
  }
}

function refuseFaults(tryout: LockedTryout, written: ReturnType<typeof toColumns>): void {
  const stored = { ...tryout, marks: JSON.stringify(tryout.marks) }
  refuse(
    tryout.status === 'draft' ? findContradictions({ ...tryout, ...written }) : findFrozen(stored, written),
  )
}

const locked = () =>
  conflict('locked', 'Try out ini sudah dibuka untuk siswa, jadi tidak bisa dihapus. Tutup saja.')

export function tryoutPlanRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId, config } = platform
  const { show, change } = createPlanChanges(platform)

  function keepImage(image: File): Promise<string> {
    return keepPicture(config.media_place, image, {
      field: 'image',
      pixels: limits.mediaPixels,
      fit: 'inside',
    })
  }

  mount(tryoutPlans.list, ({ query }) => listPlans(db, now().toISOString(), query))

  mount(tryoutPlans.get, async ({ params }) => ({ data: await show(params.id) }))

  mount(tryoutPlans.create, async ({ act, body }) => {
    const filled = await fillPlan(db, body)
    refuse(findContradictions(filled))
    const image_url = body.image ? await keepImage(body.image) : null
    const id = await act('', async (trx, note) => {
      const id = await createPlan(trx, filled, image_url, { at: now().toISOString(), newId })
      await note({ id })
      return id
    })
    return { message: 'Draf try out dibuat', data: await show(id) }
  })

  mount(tryoutPlans.update, async ({ act, params: { id }, body }) => {
    const picture = body.image === undefined ? {} : { image_url: body.image && (await keepImage(body.image)) }
    await change(act, id, async (trx, tryout, note) => {
      const written = { ...toColumns(body), ...picture }
      refuseFaults(tryout, written)
      await updateTryout(trx, id, { ...written, updated_at: now().toISOString() })
      await note({ details: { fields: Object.keys(body) } })
    })
    return { message: 'Perubahan tersimpan', data: await show(id) }
  })

  mount(tryoutPlans.delete, async ({ act, params: { id } }) => {
    const deletion = change(act, id, async (trx, tryout, note) => {
      // Before its window opens nobody can have enrolled, nor can anybody while this transaction holds it.
      const isUnused = tryout.status === 'draft' || Date.parse(tryout.opens_at) > now().getTime()
      if (!isUnused) throw locked()
      await deleteTryout(trx, id)
      await note({ details: { status: tryout.status } })
    })
    await unlessReferred(deletion, locked)
    return { message: 'Try out dihapus', data: null }
  })

  mount(tryoutPlans.duplicate, async ({ act, params: { id } }) => {
    const copy = await change(act, id, async (trx, tryout, note) => {
      const copy_id = await duplicatePlan(trx, tryout, { at: now().toISOString(), newId })
      await note({ details: { copy_id } })
      return copy_id
    })
    return { message: 'Salinan dibuat sebagai draf', data: await show(copy) }
  })
}
