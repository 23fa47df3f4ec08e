import { posix } from 'node:path'
import type { Call } from '@gerbang/contract/call.ts'
import type { input } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { Db } from '../../../../db/database.ts'
import type { Send } from '../../../../http/doors.ts'
import type { Platform } from '../../../../platform.ts'
import type { PackItem, PackItemOf, PackKind, Pack } from '../reading/pack.ts'

/** What is wrong with a pack as it is loaded, in Indonesian, with file and line. */
export class PackError extends Error {}

/** What the loaders of all kinds share while a pack is loaded. */
export interface Loading {
  trx: Db
  send: Send
  platform: Platform
  /** In whose name rows are written. */
  actor: string
  pack: Pack
  program_id: string
  /** Ids of rows that are here, by kind and ref. */
  rows: Map<string, string>
  /** By path inside the pack. */
  addresses: ReadonlyMap<string, string>
}

/** How the items of one kind become rows, by the calls of admins. */
export interface KindLoader<K extends PackKind> {
  /** Returns the ids of their rows, in their order. */
  create: (loading: Loading, items: readonly PackItemOf<K>[]) => Promise<string[]>
  update: (loading: Loading, item: PackItemOf<K>, id: string) => Promise<void>
  /** Throws the conflict of a row that is in use. */
  remove: (loading: Pick<Loading, 'trx' | 'send'>, id: string) => Promise<void>
}

/** For kinds whose items are written one by one. */
export const oneByOne =
  <K extends PackKind>(create: (loading: Loading, item: PackItemOf<K>) => Promise<string>) =>
  async (loading: Loading, items: readonly PackItemOf<K>[]): Promise<string[]> => {
    const ids = []
    for (const item of items) ids.push(await create(loading, item))
    return ids
  }

type Form<C extends Call> = C['body'] extends $ZodType ? input<C['body']> : never
type Filled<C extends Kept> = Form<C['create']> & Form<C['update']>

interface Kept {
  create: Call
  update: Call
  delete: Call
}
type SendForm = (call: Call, sent: { params?: unknown; body?: unknown }) => Promise<{ data: { id: string } }>

/** For kinds whose items fill the form of admins, new or changed. What only a new row is asked stays as the form begins it. */
export function loadBy<K extends PackKind, C extends Kept>(
  calls: C,
  fill: (loading: Loading, item: PackItemOf<K>) => Filled<C> | Promise<Filled<C>>,
): KindLoader<K> {
  return {
    create: oneByOne(async (loading, item) => {
      const send = loading.send as SendForm
      return (await send(calls.create, { body: await fill(loading, item) })).data.id
    }),
    update: async (loading, item, id) => {
      const send = loading.send as SendForm
      await send(calls.update, { params: { id }, body: await fill(loading, item) })
    },
    remove: async ({ send }, id) => {
      await (send as SendForm)(calls.delete, { params: { id } })
    },
  }
}

export function findRow({ rows }: Loading, kind: PackKind, ref: string, { file, line }: PackItem): string {
  const id = rows.get(`${kind} ${ref}`)
  if (id === undefined)
    throw new PackError(`${file} baris ${line}: ${ref} tidak ada lagi di sini, padahal dipakai`)
  return id
}

const named = /(?<=\]\()[\w./@-]+\.(?:webp|png|jpe?g|svg)(?=\))/g
const beside = (file: string, name: string) => posix.join(posix.dirname(file), name)

/** What an item says, with pictures named by their address, as if they had been put in by the editor. */
export function withAddresses<T>({ addresses }: Pick<Loading, 'addresses'>, { file }: PackItem, data: T): T {
  const json = JSON.stringify(data).replaceAll(named, name => addresses.get(beside(file, name)) ?? name)
  return JSON.parse(json) as T
}

/** A picture beside a file, as a form would send it. */
export function openPicture({ pack }: Loading, { file }: PackItem, name: string): File {
  return new File([new Uint8Array(pack.files.get(beside(file, name)) ?? [])], posix.basename(name))
}
