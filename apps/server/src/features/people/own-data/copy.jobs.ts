import { basename } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import type { PersonalData } from '../../../personal-data.ts'
import type { Platform } from '../../../platform.ts'
import { openStore } from '../../../store/open-store.ts'
import { JobError, type JobKind } from '../../platform/jobs/run-jobs.ts'
import { storeCopy, findPerson } from './own-data.queries.ts'

const readme = `Ini salinan semua data tentang kamu yang kami simpan.

Tiap berkas .json bisa dibuka dengan aplikasi teks apa pun. Waktu ditulis dalam UTC.
Nilai ada di nilai.json begitu hasil try outnya keluar. Kata sandimu tidak ada di sini:
kami hanya menyimpan sidiknya, yang tidak bisa dibaca siapa pun.
`

async function readPicture(mediaPlace: string, address: string | null): Promise<Zippable> {
  if (address === null) return {}
  const bytes = await openStore(mediaPlace).read(basename(address))
  return bytes ? { 'foto.webp': [bytes, { level: 0 }] } : {}
}

/** Reads feature by feature what is held of a person, and keeps it as one ZIP; begun anew it makes the same. */
export function copyOwnData(held: readonly PersonalData[]): JobKind<{ user_id: string }, 'copy_own_data'> {
  return {
    name: 'copy_own_data',
    run: async (means, { user_id }, report) => {
      const { db, jobDb, config, now }: Platform = means
      const at = now()
      const person = await findPerson(db, user_id)
      if (!person) throw new JobError('Akun ini sudah tidak ada.')
      const files: Zippable = { 'baca-saya.txt': strToU8(readme) }
      for (const [index, data] of held.entries()) {
        await report({
          stage: 'reading',
          done: index,
          of: held.length,
          message: 'Mengumpulkan datamu',
        })
        const parts = (await data.copy?.({ db: jobDb, at }, person)) ?? {}
        for (const [name, part] of Object.entries(parts)) files[name] = strToU8(JSON.stringify(part, null, 2))
      }
      Object.assign(files, await readPicture(config.media_place, person.avatar_url))
      const zip = Buffer.from(zipSync(files))
      await storeCopy(db, user_id, zip, now().toISOString())
      return { bytes: zip.byteLength }
    },
  }
}
