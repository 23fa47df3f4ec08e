import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { resolveDataDir } from './db/embedded/place.ts'
// Says in Indonesian what is wrong with a setting.
import './http/validation.ts'
import { OperatorError } from './operator-error.ts'

/** As Fastify's `trustProxy` reads them. */
function isProxyList(text: string): boolean {
  return text.split(',').every(part => {
    const [address = '', bits] = part.trim().split('/')
    if (/^(loopback|linklocal|uniquelocal)$/.test(part.trim())) return true
    const longest = { 4: 32, 6: 128 }[isIP(address)]
    return longest !== undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  })
}

const wrongBackupKey = 'buat sepasang kunci dengan npm run backup-key, lalu salin seluruhnya.'
const emptyDatabase =
  'DATABASE_URL kosong. Hapus barisnya untuk memakai PostgreSQL bawaan, atau isi postgres://pengguna:sandi@server/basisdata.'
const unknownProxies =
  'TRUST_PROXY bukan daftar alamat. Isi alamat IP proksi, misalnya 10.0.0.5 atau 10.0.0.0/8, dipisah koma, atau loopback.'

const bucketAddress = /^s3(\+http)?:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/]+/
const wrongBucket =
  'isi s3://KUNCI:RAHASIA@server/ember, dengan tanda / + dan : di dalam kunci ditulis %2F %2B %3A.'

const shortToken = 'METRICS_TOKEN terlalu pendek. Isi paling sedikit 16 huruf acak.'

const environment = z.object({
  HOST: z
    .string()
    .min(1, 'HOST kosong. Isi 127.0.0.1 untuk mesin ini saja, atau hapus barisnya.')
    .default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .min(1, emptyDatabase)
    .pipe(z.url({ protocol: /^postgres(ql)?$/ }))
    .optional(),
  POOLER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().refine(isProxyList, unknownProxies).default('loopback'),
  DEMO: z.enum(['public']).optional(),
  THREADS: z.coerce.number().int().min(1).max(64).optional(),
  MEDIA_URL: z.string().regex(bucketAddress, wrongBucket).optional(),
  METRICS_TOKEN: z.string().min(16, shortToken).optional(),
  BACKUP_URL: z.string().regex(bucketAddress, wrongBucket).optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, wrongBackupKey)
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, wrongBackupKey)
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
})

export interface Config {
  host: string
  port: number
  /** How many threads of the process answer requests. */
  threads: number
  data_dir: string
  /**
   * Where pictures are kept, see store/store.ts: those of questions and pages by content hash, avatars and logos by an id of
   * their own.
   */
  media_place: string
  database_url: string | undefined
  /** A pooler in transaction mode before the same database, for requests; all else goes to the database itself. */
  pooler_url: string | undefined
  is_production: boolean
  /** Mails go to the mailbox page without it; in production they wait until it is set. */
  smtp_url: string | undefined
  mail_from: string
  /** What links in mails begin with: never what a request says its host is. Without a slash at the end. */
  public_url: string
  /** Whose word on the address of a client counts: addresses, ranges or `loopback`, as Fastify's `trustProxy` reads them. */
  trust_proxy: string
  /** Opens /metrics to whoever sends it; without it only this machine reads them. */
  metrics_token: string | undefined
  /** The bucket that backups go to where no file is named. */
  backup_url: string | undefined
  /** Seals backups. */
  backup_recipient: string | undefined
  /** Opens them again; belongs to whoever restores, not to the server. */
  backup_identity: string | undefined
  /** The least that is logged; everything below is dropped. */
  log_level: z.infer<typeof environment>['LOG_LEVEL']
  /** The folder of the built web pages. */
  web_dir: string
  /** Files of builds before, for pages that were opened then. */
  former_web_dir: string
}

/** Beyond a few the database holds them all up. Where threads cannot share a port there is only one. */
function countThreads(wanted = Math.min(availableParallelism(), 4)): number {
  return process.platform === 'linux' ? wanted : 1
}

/** The configuration once the database is found, one's own or the embedded. */
export interface ServingConfig extends Config {
  database_url: string
  /** The database is split into shards: what is written together has one bucket. */
  is_sharded: boolean
}

/** Addresses that no other machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^(::ffff:)?127\./.test(host) || host === '::1'
}

const repository = resolve(import.meta.dirname, '../../..')

/** npm passes a signal to a shell, and that shell may die of it without a word. */
export const isStartedByNpm = ({ npm_lifecycle_event }: NodeJS.ProcessEnv): boolean =>
  npm_lifecycle_event === 'start'

/** Reads the environment, here and nowhere else. Throws a OperatorError that names each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new OperatorError(`Pengaturan tidak dapat dibaca. ${wrong.join('; ')}`)
  }
  const {
    HOST,
    PORT,
    DATA_DIR,
    DATABASE_URL,
    POOLER_URL,
    NODE_ENV,
    SMTP_URL,
    MAIL_FROM,
    PUBLIC_URL,
    TRUST_PROXY,
    THREADS,
    LOG_LEVEL,
    DEMO,
    MEDIA_URL,
    BACKUP_URL,
    METRICS_TOKEN,
    BACKUP_RECIPIENT,
    BACKUP_IDENTITY,
  } = parsed.data
  if (POOLER_URL && !DATABASE_URL)
    throw new OperatorError(
      'Bersama POOLER_URL, isi juga DATABASE_URL: alamat PostgreSQL sendiri, tanpa perantara.',
    )
  if (SMTP_URL && !(MAIL_FROM && PUBLIC_URL))
    throw new OperatorError('Bersama SMTP_URL, isi juga MAIL_FROM dan PUBLIC_URL.')
  if (NODE_ENV !== 'production' && DEMO !== 'public' && !isLoopback(HOST))
    throw new OperatorError(
      `Demo tidak dibuka untuk mesin lain (HOST=${HOST}), karena kata sandinya diketahui semua orang. Pakai NODE_ENV=production untuk pemasangan sungguhan, atau DEMO=public kalau siapa pun memang boleh masuk.`,
    )
  const data_dir = resolveDataDir(DATA_DIR)
  return {
    host: HOST,
    port: PORT,
    threads: countThreads(THREADS),
    data_dir,
    media_place: MEDIA_URL ?? join(data_dir, 'media'),
    database_url: DATABASE_URL,
    pooler_url: POOLER_URL,
    is_production: NODE_ENV === 'production',
    smtp_url: SMTP_URL,
    mail_from: MAIL_FROM ?? 'Gerbang <gerbang@localhost>',
    public_url: (PUBLIC_URL ?? `http://127.0.0.1:${PORT}`).replace(/\/+$/, ''),
    trust_proxy: TRUST_PROXY,
    metrics_token: METRICS_TOKEN,
    backup_url: BACKUP_URL,
    backup_recipient: BACKUP_RECIPIENT,
    backup_identity: BACKUP_IDENTITY,
    log_level: LOG_LEVEL,
    web_dir: resolve(repository, 'apps/web/dist'),
    former_web_dir: resolve(repository, '.cache/former-web'),
  }
}
