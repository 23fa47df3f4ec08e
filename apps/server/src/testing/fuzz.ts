import type { OpenApi, Operation, Schema } from './open-api.ts'

export interface FuzzRequest {
  /** As the document writes it. */
  path: string
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** A request that its call takes, for rows that exist. */
export interface Sample {
  url: string
  body?: unknown
}

/** What exists, so that some requests get past the look-up. */
export interface Known {
  tokens: string[]
  ids: string[]
  /** By method and path as the document writes it. */
  samples: Record<string, Sample>
}

const protoNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
]
const strings = [
  ...protoNames,
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e309',
  'null',
  'a\0b',
  '\ud800',
  '🙂',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  '0000-00-00T00:00:00Z',
  '2026-11-21T01:00:00Z',
  'siswa@contoh.gerbang.test',
  'x'.repeat(3_000),
]
const hostile: unknown[] = [
  ...strings,
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
]

/** Mulberry32: the same seed gives the same requests, on every machine. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const json = (payload: string) => ({ type: 'application/json', payload })
const spell = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const escape = (value: unknown) => encodeURIComponent(spell(value).toWellFormed())

type Luck = ReturnType<typeof createLuck>

function createLuck(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    random,
    below,
    chance: (share: number) => random() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  }
}

/** Stands for a file until it is known whether the body is a form. */
export const fileMark = 'berkas'

/** One text for each pattern of the contract, and what fits most of them. */
const fitting = [
  'Ani',
  'aljabar',
  'ani_2026',
  '081234567890',
  '31.71',
  '123456',
  'ABC2',
  'https://contoh.test/a',
  '/media/a.pdf',
  '#1d4bc0',
]

/** Values that fit a schema, with hostile ones among them: each with the chance `hostility`. */
function createValues({ below, chance, pick }: Luck, hostility: number) {
  function writeString({ format, pattern, minLength = 0, maxLength = 40 }: Schema, { ids }: Known): string {
    if (format === 'binary') return fileMark
    if (format === 'uuid' || (hostility > 0 && pattern?.startsWith('^[a-z0-9]+'))) return pick(ids)
    const fits =
      format === 'uri' || pattern
        ? fitting.filter(text => new RegExp(pattern ?? '^https', 'u').test(text))
        : []
    if (format !== 'email' && format !== 'date-time' && fits.length > 0) return pick(fits)
    if (format === 'email') return `siswa-${below(50)}@contoh.gerbang.test`
    if (format === 'date-time') return '2026-11-21T01:00:00.000Z'
    return 'Kata sandi yang panjang'.padEnd(minLength, '.').slice(0, maxLength)
  }

  function writeObject({ properties = {}, required = [] }: Schema, known: Known): Record<string, unknown> {
    const kept = Object.entries(properties).filter(([name]) =>
      chance(required.includes(name) ? 1 - hostility / 4 : 0.5),
    )
    const entries = kept.map(([name, schema]) => [name, writeValue(schema, known)] as const)
    return Object.fromEntries(chance(hostility) ? [...entries, [pick(strings), pick(hostile)]] : entries)
  }

  function writeValue(schema: Schema, known: Known): unknown {
    if (chance(hostility)) return pick(hostile)
    const variants = schema.anyOf ?? schema.oneOf
    if (variants) return writeValue(pick(variants), known)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    switch (schema.type) {
      case 'object':
        return writeObject(schema, known)
      case 'array':
        return Array.from({ length: (schema.minItems ?? 0) + below(3) }, () =>
          writeValue(schema.items ?? {}, known),
        )
      case 'integer':
      case 'number':
        return Math.min((schema.minimum ?? 0) + below(20), schema.maximum ?? Infinity)
      case 'boolean':
        return chance(0.5)
      case 'string':
        return writeString(schema, known)
      default:
        return pick(hostile)
    }
  }

  return writeValue
}

const findSchema = (operation: Operation) => operation.requestBody?.content['application/json']?.schema ?? {}

/** Addresses of a call: any, and those that it takes as far as its schema tells. */
function createUrls(luck: Luck) {
  const { chance, pick } = luck
  const write = createValues(luck, 0.12)
  const writeFitting = createValues(luck, 0)

  function writeUrl(path: string, operation: Operation, known: Known): string {
    const filled = path.replaceAll(/\{\w+\}/g, () => escape(chance(0.7) ? pick(known.ids) : pick(strings)))
    const query = operation.parameters
      .filter(({ in: place }) => place === 'query' && chance(0.4))
      .map(({ name, schema }) => `${name}=${escape(write(schema, known))}`)
    if (chance(0.08)) query.push(`${escape(pick(strings))}=${escape(pick(strings))}`)
    if (chance(0.01)) query.push('%zz')
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  }

  function writeFittingUrl(path: string, { parameters }: Operation, known: Known): string {
    const fill = (name: string) => {
      const schema = parameters.find(parameter => parameter.name === name)?.schema ?? {}
      return escape(
        writeFitting(schema.type === undefined ? { type: 'string', format: 'uuid' } : schema, known),
      )
    }
    const query = parameters
      .filter(({ in: place }) => place === 'query')
      .map(({ name, schema }) => `${name}=${escape(writeFitting(schema, known))}`)
    return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill(name))}?${chance(0.5) ? query.join('&') : ''}`
  }

  return { writeUrl, writeFittingUrl }
}

/** The same with one value in it, at any depth, replaced or one added. */
function spoil(value: unknown, luck: Luck): unknown {
  const { chance, pick } = luck
  const names = Object.keys(Object(value))
  if (typeof value !== 'object' || value === null || names.length === 0 || chance(0.2)) return pick(hostile)
  if (chance(0.1)) return { ...value, [pick(strings)]: pick(hostile) }
  const name = pick(names)
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? spoil(one, luck) : one))
  return { ...value, [name]: spoil(value[name as keyof typeof value], luck) }
}

/** Requests made from an OpenAPI document, half right and half hostile, without end. */
export function createFuzz(document: OpenApi, seed: number): (known: Known) => FuzzRequest {
  const luck = createLuck(createRandom(seed))
  const { random, below, chance, pick } = luck
  const write = createValues(luck, 0.12)
  const writeFitting = createValues(luck, 0)
  const { writeUrl, writeFittingUrl } = createUrls(luck)

  function writeForm(body: unknown, isFitting = false): { type: string; payload: string } {
    const fields = Object.entries(Object(body)).map(
      ([name, value]) =>
        [!isFitting && chance(0.2) ? `${name}[${pick(protoNames)}]` : name, spell(value)] as const,
    )
    if (!isFitting && chance(0.3)) fields.push([pick(protoNames), 'x'])
    const parts = fields.map(([name, value]) => {
      const file = value === fileMark ? '; filename="a.png"\r\nContent-Type: image/png' : ''
      return `--garis\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
    })
    const whole = `${parts.join('')}--garis--\r\n`
    const boundary = isFitting || chance(0.9) ? '; boundary=garis' : ''
    return {
      type: `multipart/form-data${boundary}`,
      payload: !isFitting && chance(0.4) ? whole.slice(0, below(whole.length)) : whole,
    }
  }

  function writeBody(operation: Operation, known: Known): { type: string; payload: string } {
    const kind = random()
    if (kind < 0.04) return json('')
    if (kind < 0.08) return json('['.repeat(below(3_000)))
    if (kind < 0.12) return json(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`)
    if (kind < 0.15) return json(`{"${pick(protoNames)}":{"${pick(protoNames)}":1}}`)
    if (kind < 0.17) return { type: pick(['text/plain', 'application/xml', 'x']), payload: 'x' }
    const body = write(findSchema(operation), known)
    return kind < 0.3 ? writeForm(body) : json(JSON.stringify(body))
  }

  /** One that the call takes, as far as its schema tells. */
  function writeFittingBody(operation: Operation, known: Known): { type: string; payload: string } {
    const body = writeFitting(findSchema(operation), known)
    const text = JSON.stringify(body)
    return text.includes(`"${fileMark}"`) ? writeForm(body, true) : json(text)
  }

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  /** A sample of its call, as it is or with something strange in it. */
  function writeKnownBody(body: unknown) {
    const sent = chance(0.5) ? spoil(body, luck) : body
    const text = JSON.stringify(sent) ?? ''
    return text.includes(`"${fileMark}"`) ? writeForm(sent, true) : json(text)
  }

  let turn = 0

  /** Every second request fits its call, one call after the other, so that each handler is reached. */
  return known => {
    const isFitting = chance(0.5)
    const operationAt = isFitting ? operations[turn++ % operations.length] : pick(operations)
    if (!operationAt) throw new Error('A document without calls')
    const { path, method, operation } = operationAt
    const sample = isFitting && chance(0.5) ? known.samples[`${method} ${path}`] : undefined
    const url = sample?.url ?? (isFitting ? writeFittingUrl : writeUrl)(path, operation, known)
    const token = isFitting || chance(0.9) ? pick(known.tokens) : pick(['', 'x', 'x'.repeat(43)])
    const headers = { authorization: `Bearer ${token}` }
    if (method === 'GET') return { path, method, url, headers }
    const { type, payload } = sample
      ? writeKnownBody(sample.body)
      : (isFitting ? writeFittingBody : writeBody)(operation, known)
    return { path, method, url, headers: { ...headers, 'content-type': type }, payload }
  }
}
