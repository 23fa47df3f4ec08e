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
 * The schema that the reply is serialised by. Only fields that it names leave the server; surplus ones are dropped
 * rather than refused, so a wider row is no error.
 */
function replySchema(call: Call): JSONSchema.BaseSchema {
  return z.toJSONSchema(envelope(call), {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'throw',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
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
