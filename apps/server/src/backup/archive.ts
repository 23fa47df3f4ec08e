import { createReadStream } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { z } from 'zod'
import { isSealed, openWith, sealFor } from './seal.ts'

/*
 * A backup is a .tar.gz that any system opens, inside an age file where it is sealed:
 *   gerbang.json             what was saved, see `head`
 *   media/<name>             each picture
 *   tables/<name>/<n>.copy   rows as PostgreSQL's COPY reads and writes them, in text format
 *   end.json                 what must have come, see `end`; a file without it was cut off
 */
export const headName = 'gerbang.json'
export const endName = 'end.json'

export const head = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** Names of the migrations that made the schema. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Head = z.infer<typeof head>

export const end = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  /** SHA-256 of each picture. */
  media: z.record(z.string(), z.string()),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
})
export type End = z.infer<typeof end>

export interface ArchiveWriter {
  add: (name: string, body: Uint8Array) => Promise<void>
  /** Resolves when everything is where it belongs. */
  finish: () => Promise<void>
  /** Lets go of the target. */
  abort: (reason: unknown) => Promise<void>
}

/** The last step of a pipeline. */
export type ArchiveTarget = Writable | ((source: AsyncIterable<Uint8Array>) => Promise<void>)

export function createArchive(target: ArchiveTarget, recipient?: string): ArchiveWriter {
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream<Uint8Array>),
    // Answers are saved meanwhile: little time for a file somewhat larger.
    createGzip({ level: 3 }),
    sealFor(recipient),
    target,
  )
  written.catch(() => {})
  return {
    add: async (name, body) => {
      const entry = controller.add({ name, size: body.length, mode: 0o600 }).getWriter()
      const closed = (async () => {
        if (body.length > 0) await entry.write(body)
        await entry.close()
      })()
      // A disk that is full ends the pipeline first, and says why.
      await Promise.race([closed, written])
      await closed
    },
    finish: async () => {
      controller.finalize()
      await written
    },
    abort: async reason => {
      controller.error(reason)
      await Promise.allSettled([written])
    },
  }
}

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

/** The entries in their order. Throws where the file is damaged, and an OperatorError where the key to it lacks. */
export async function* readArchive(file: string, identity?: string): AsyncGenerator<ArchiveEntry> {
  const opened = (await isSealed(file)) ? openWith(identity) : sealFor(undefined)
  const { readable, writable } = createTarDecoder({ strict: true })
  const sink = Writable.fromWeb(writable)
  const whole = pipeline(createReadStream(file), opened, createGunzip(), sink)
  whole.catch(() => {})
  try {
    for await (const { header, body } of readable)
      yield { name: header.name, bytes: await buffer(body as ReadableStream<Uint8Array>) }
  } catch (error) {
    // What ended the pipeline says more than what the end of the archive looks like.
    await whole
    throw error
  }
  // The archive may end well in a file that does not.
  await whole
}

export function readJson<T>(schema: z.ZodType<T>, bytes: Buffer): T {
  return schema.parse(JSON.parse(bytes.toString()))
}

export function describeTable({ tables }: Head, name: string, rows = 0): string {
  const number = tables.findIndex(table => table.name === name) + 1
  return `[${number}/${tables.length}] ${name}: ${rows.toLocaleString('id')} baris`
}

export function describeContents({ tables, media }: End): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('id')} baris dan ${Object.keys(media).length} gambar`
}
