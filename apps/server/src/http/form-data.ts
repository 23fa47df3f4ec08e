import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Call } from '@gerbang/contract/call.ts'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { limits } from '../limits.ts'
import { shareOf } from '../share.ts'
import { AppError, invalid, unavailable } from './errors.ts'
import { noteUpload } from './slow-requests.ts'

type Node = { [key: string]: Value } | Value[]
type Value = string | null | File | Node

const name = /^([\w-]+)((?:\[[\w-]*\])*)$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** `parent[child][0]` → parent, child, 0; an empty pair of brackets appends. */
function splitName(text: string): string[] {
  const [, first = '', rest = ''] = name.exec(text) ?? []
  const keys = [first, ...[...rest.matchAll(/\[([\w-]*)\]/g)].map(match => match[1] ?? '')]
  const isFit = first !== '' && keys.length <= limits.bodyDepth && !keys.some(key => forbidden.has(key))
  if (!isFit) throw unreadableName(text)
  return keys
}

function unreadableName(text: string): AppError {
  return invalid({ [text.slice(0, limits.fieldNameLength)]: ['Nama kolom ini tidak dapat dibaca.'] })
}

const isIndex = (key: string | undefined) => key !== undefined && /^\d{0,3}$/.test(key)

/** Reads or makes the container below `node[key]`; the next key says whether it is a list. */
function descend(node: Node, key: string, next: string | undefined): Node {
  const place = node as Record<string, Value>
  const known = place[key]
  if (known !== null && typeof known === 'object' && !(known instanceof File)) return known
  const made: Node = isIndex(next) ? [] : {}
  place[key] = made
  return made
}

/**
 * Form fields as the JSON body they stand for: `parent[child]`, `list[0][child]`, `list[]`. An empty text means null,
 * an absent field stays absent.
 */
export function nestFields(fields: Iterable<readonly [string, string | File]>): Record<string, Value> {
  const body: Record<string, Value> = {}
  for (const [text, raw] of fields) {
    const keys = splitName(text)
    let node: Node = body
    for (const [index, part] of keys.entries()) {
      const key = part === '' && Array.isArray(node) ? String(node.length) : part
      // A list has a length and methods, which no field may touch.
      if (Array.isArray(node) && !isIndex(key)) throw unreadableName(text)
      if (index < keys.length - 1) node = descend(node, key, keys[index + 1])
      else (node as Record<string, Value>)[key] = raw === '' ? null : raw
    }
  }
  return body
}

/** Adds a route that takes forms. It is alone with their reader, which does something at each request it sees. */
export function acceptForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async scope => {
    await scope.register(multipart, {
      limits: {
        fileSize: limits.uploadBytes,
        files: limits.uploadFiles,
        fields: 500,
        fieldSize: limits.bodyBytes,
      },
    })
    scope.route(route)
  })
}

async function readFile(part: MultipartFile): Promise<File> {
  // A file copies what it is made of, so nothing is copied for it before.
  const bytes = (await part.toBuffer()) as Buffer<ArrayBuffer>
  return new File([bytes], part.filename, { type: part.mimetype })
}

let places = 0

/** Holds a place for a form until its reply is ready; 503 when all are taken. Other bodies need none. */
export function takeFormPlace(request: FastifyRequest, { multipart }: Call): Disposable | undefined {
  if (!multipart || !request.isMultipart()) return undefined
  if (places >= shareOf(limits.uploadsAtOnce)) throw unavailable(undefined, 'overloaded')
  places++
  noteUpload(request.raw)
  return {
    [Symbol.dispose]: () => {
      places--
    },
  }
}

/** The body as one value; a form only where the call allows one. Files arrive whole, as `File`. */
export async function readBody(request: FastifyRequest, { multipart }: Call): Promise<unknown> {
  if (!multipart || !request.isMultipart()) return request.body ?? {}
  return nestFields(await readParts(request).catch(blameForm))
}

/** The form's reader gives no status to what it cannot read: a missing boundary, an end before the end. */
function blameForm(error: Error): never {
  if (error instanceof AppError || 'statusCode' in error) throw error
  throw new AppError(400, 'bad_request', 'Formulir ini tidak dapat dibaca. Kirim ulang.')
}

async function readParts(request: FastifyRequest): Promise<[string, string | File][]> {
  const fields: [string, string | File][] = []
  let room: number = limits.uploadBytes
  for await (const part of request.parts()) {
    const value = part.type === 'field' ? String(part.value) : await readFile(part)
    room -= typeof value === 'string' ? Buffer.byteLength(value) : value.size
    if (room < 0) throw new AppError(413, 'too_large', 'Data yang dikirim terlalu besar.')
    fields.push([part.fieldname, value])
  }
  return fields
}
