import { access, rename, rm } from 'node:fs/promises'
import { OperatorError } from '../operator-error.ts'
import { uploadTo } from '../store/bucket-streams.ts'
import { openStore } from '../store/open-store.ts'
import { syncFile } from '../store/store-file.ts'
import type { ArchiveTarget } from './archive.ts'
import { createFile } from './create-file.ts'

/** Where a backup goes: nothing stands under its name until it is kept. */
interface BackupTarget {
  refuseExisting: () => Promise<void>
  open: () => Promise<ArchiveTarget>
  keep: () => Promise<void>
  drop: () => Promise<void>
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

function refuse(file: string): never {
  throw new OperatorError(`Berkas ${file} sudah ada. Pilih nama lain, atau pindahkan dahulu berkas itu.`)
}

export function targetFile(file: string): BackupTarget {
  const draft = `${file}.belum-selesai`
  return {
    refuseExisting: async () => void ((await isThere(file)) && refuse(file)),
    open: async () => {
      await rm(draft, { force: true })
      return createFile(draft)
    },
    keep: async () => {
      await rename(draft, file)
      await syncFile(file)
    },
    drop: () => rm(draft, { force: true }),
  }
}

export function targetBucket(place: string, name: string): BackupTarget {
  return {
    refuseExisting: async () => void ((await openStore(place).list()).includes(name) && refuse(name)),
    open: async () => uploadTo(place, name),
    // The end of the upload has kept it, and one that is cut off leaves nothing.
    keep: async () => {},
    drop: async () => {},
  }
}
