import type { Call } from '@gerbang/contract/call.ts'
import writeByShape from 'fast-json-stringify'
import { z } from 'zod'
import type { $ZodType, JSONSchema } from 'zod/v4/core'

/** The reply's envelope around what the call may send. */
export function envelope(call: Call): $ZodType {
  return z.object({
    message: z.string(),
    data: call.data ?? z.null(),
    ...(call.meta && { meta: call.meta }),
  })
}

/**
 * Says of a value that may be null that it may, where JSON Schema names two alternatives. The writer checks each alternative before
 * it writes: to compile these checks takes longer than all else of a first reply, and each later reply is read once more.
 */
export function foldNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(foldNull)
  if (typeof schema !== 'object' || schema === null) return schema
  const folded = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, foldNull(part)]))
  const { anyOf, ...rest } = folded
  if (!Array.isArray(anyOf)) return folded
  const [one, ...others] = anyOf.filter(part => part.type !== 'null')
  const isOne = others.length === 0 && anyOf.length > 1 && typeof one?.type === 'string'
  return isOne ? { ...rest, ...one, nullable: true } : folded
}

/**
 * The schema that the reply is serialised by. Only fields that it names leave the server; surplus ones are dropped
 * rather than refused, so a wider row is no error.
 */
function replySchema(call: Call): unknown {
  const schema: JSONSchema.BaseSchema = z.toJSONSchema(envelope(call), {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'throw',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return foldNull(schema)
}

type Write = (reply: unknown) => string
const writers = new Map<Call, Write>()

/** Writes replies of a call; made once for all apps of a process. */
export function openWriter(call: Call): Write {
  const known = writers.get(call)
  if (known) return known
  const write = writeByShape(replySchema(call) as Parameters<typeof writeByShape>[0])
  writers.set(call, write)
  return write
}
