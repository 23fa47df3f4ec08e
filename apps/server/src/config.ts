import { join, resolve } from 'node:path'
import { z } from 'zod'
import { resolveDataDir } from './db/embedded/place.ts'

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
})

export interface Config {
  host: string
  port: number
  data_dir: string
  /** Pictures of questions and pages, by content hash. */
  media_dir: string
  database_url: string | undefined
  is_production: boolean
  /** Where the built web pages lie. */
  web_dir: string
}

const repository = resolve(import.meta.dirname, '../../..')

/** Reads the environment, here and nowhere else. Throws a sentence that names each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Cannot read the environment: ${wrong.join('; ')}`)
  }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, NODE_ENV } = parsed.data
  const data_dir = resolveDataDir(DATA_DIR)
  return {
    host: HOST,
    port: PORT,
    data_dir,
    media_dir: join(data_dir, 'media'),
    database_url: DATABASE_URL,
    is_production: NODE_ENV === 'production',
    web_dir: resolve(repository, 'apps/web/dist'),
  }
}
