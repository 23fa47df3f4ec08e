import type { OpenApi, Operation, Schema } from './open-api.ts'

export interface FuzzRequest {
  /** As the document writes it. */
  path: string
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** What exists, so that some requests get past the look-up. */
export interface Known {
  tokens: string[]
  ids: string[]
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
const write = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const escape = (value: unknown) => encodeURIComponent(write(value).toWellFormed())

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

/** Values that fit a schema, with hostile ones among them. */
function createValues({ below, chance, pick }: Luck) {
  function writeString({ format, pattern, maxLength = 40 }: Schema, { ids }: Known): string {
    if (format === 'uuid' || pattern?.startsWith('^[a-z0-9]+')) return pick(ids)
    if (format === 'email') return `siswa-${below(50)}@contoh.gerbang.test`
    if (format === 'date-time') return '2026-11-21T01:00:00.000Z'
    return 'Kata sandi yang panjang'.slice(0, maxLength)
  }

  function writeObject({ properties = {}, required = [] }: Schema, known: Known): Record<string, unknown> {
    const kept = Object.entries(properties).filter(([name]) => chance(required.includes(name) ? 0.97 : 0.5))
    const entries = kept.map(([name, schema]) => [name, writeValue(schema, known)] as const)
    return Object.fromEntries(chance(0.15) ? [...entries, [pick(strings), pick(hostile)]] : entries)
  }

  function writeValue(schema: Schema, known: Known): unknown {
    if (chance(0.12)) return pick(hostile)
    const variants = schema.anyOf ?? schema.oneOf
    if (variants) return writeValue(pick(variants), known)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    switch (schema.type) {
      case 'object':
        return writeObject(schema, known)
      case 'array':
        return Array.from({ length: below(4) }, () => writeValue(schema.items ?? {}, known))
      case 'integer':
      case 'number':
        return (schema.minimum ?? 0) + below(20)
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

/** Requests made from an OpenAPI document, half right and half hostile, without end. */
export function createFuzz(document: OpenApi, seed: number): (known: Known) => FuzzRequest {
  const luck = createLuck(createRandom(seed))
  const { random, below, chance, pick } = luck
  const writeValue = createValues(luck)

  function writeForm(body: unknown): { type: string; payload: string } {
    const fields = Object.entries(Object(body)).map(
      ([name, value]) => [chance(0.2) ? `${name}[${pick(protoNames)}]` : name, write(value)] as const,
    )
    if (chance(0.3)) fields.push([pick(protoNames), 'x'])
    const parts = fields.map(
      ([name, value]) => `--garis\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const whole = `${parts.join('')}--garis--\r\n`
    const boundary = chance(0.9) ? '; boundary=garis' : ''
    return {
      type: `multipart/form-data${boundary}`,
      payload: chance(0.4) ? whole.slice(0, below(whole.length)) : whole,
    }
  }

  function writeBody(operation: Operation, known: Known): { type: string; payload: string } {
    const schema = operation.requestBody?.content['application/json']?.schema ?? {}
    const kind = random()
    if (kind < 0.04) return json('')
    if (kind < 0.08) return json('['.repeat(below(3_000)))
    if (kind < 0.12) return json(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`)
    if (kind < 0.15) return json(`{"${pick(protoNames)}":{"${pick(protoNames)}":1}}`)
    if (kind < 0.17) return { type: pick(['text/plain', 'application/xml', 'x']), payload: 'x' }
    const body = writeValue(schema, known)
    return kind < 0.3 ? writeForm(body) : json(JSON.stringify(body))
  }

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  function writeUrl(path: string, operation: Operation, known: Known): string {
    const filled = path.replaceAll(/\{\w+\}/g, () => escape(chance(0.7) ? pick(known.ids) : pick(strings)))
    const query = operation.parameters
      .filter(({ in: place }) => place === 'query' && chance(0.4))
      .map(({ name, schema }) => `${name}=${escape(writeValue(schema, known))}`)
    if (chance(0.08)) query.push(`${escape(pick(strings))}=${escape(pick(strings))}`)
    if (chance(0.01)) query.push('%zz')
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  }

  return known => {
    const { path, method, operation } = pick(operations)
    const url = writeUrl(path, operation, known)
    const token = chance(0.9) ? pick(known.tokens) : pick(['', 'x', 'x'.repeat(43)])
    const headers = { authorization: `Bearer ${token}` }
    if (method === 'GET') return { path, method, url, headers }
    const { type, payload } = writeBody(operation, known)
    return { path, method, url, headers: { ...headers, 'content-type': type }, payload }
  }
}
