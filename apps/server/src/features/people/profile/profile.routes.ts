import type { Body } from '@gerbang/contract/call.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import type { Db } from '../../../db/database.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { type FieldErrors, invalid, unauthorized } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isActiveProgram, isPlace } from '../accounts/accounts.queries.ts'
import { findCodeProgram, findProfile, updateProfile } from './profile.queries.ts'

type Changes = Body<typeof profile.update>

/** A student code ties its student to the code's program. */
async function findProgramFault(db: Db, userId: string, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const [isActive, tied] = await Promise.all([isActiveProgram(db, id), findCodeProgram(db, userId)])
  if (tied)
    return tied.id === id
      ? undefined
      : `Programmu mengikuti Kode Siswamu: ${tied.name}. Hubungi admin kalau itu keliru.`
  return isActive ? undefined : 'Pilih salah satu program yang ada.'
}

async function listFaults(db: Db, userId: string, changes: Changes): Promise<FieldErrors> {
  const [isPlaced, programFault] = await Promise.all([
    isPlace(db, changes),
    findProgramFault(db, userId, changes.program_id),
  ])
  return {
    ...(!isPlaced && { district_id: ['Pilih kecamatan di dalam kabupaten atau kota dan provinsi itu.'] }),
    ...(programFault && { program_id: [programFault] }),
  }
}

function listGiven(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

export function profileRoutes(mount: Mount, { db, config, now, newId }: Platform): void {
  function saveAvatar(avatar: File): Promise<string> {
    const name = `avatar-${newId()}` as const
    return keepPicture(config.media_place, avatar, {
      field: 'avatar',
      pixels: limits.avatarPixels,
      fit: 'cover',
      name,
    })
  }

  async function readProfile(userId: string) {
    const data = await findProfile(db, userId)
    if (!data) throw unauthorized()
    return { data }
  }

  async function changeProfile(userId: string, changes: Changes) {
    const faults = await listFaults(db, userId, changes)
    if (Object.keys(faults).length > 0) throw invalid(faults)
    const { avatar, ...fields } = changes
    const avatar_url = avatar && (await saveAvatar(avatar))
    try {
      await updateProfile(db, userId, {
        ...listGiven({ ...fields, avatar_url }),
        updated_at: now().toISOString(),
      })
    } catch (error) {
      throw isDuplicate(error)
        ? invalid({ username: ['Nama pengguna ini sudah dipakai. Coba yang lain.'] })
        : error
    }
    return { message: 'Profil tersimpan', ...(await readProfile(userId)) }
  }

  for (const call of [profile.get, profile.getAdmin]) mount(call, ({ viewer }) => readProfile(viewer.user_id))
  for (const call of [profile.update, profile.updateAdmin])
    mount(call, ({ viewer, body }) => changeProfile(viewer.user_id, body))
}
