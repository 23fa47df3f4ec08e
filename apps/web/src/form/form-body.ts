import type { Call } from '@gerbang/contract/call.ts'
import type { input } from 'zod'
import type { $ZodType } from 'zod/v4/core'

/**
 * What a field may hold while somebody fills it in. It may still be empty, and a choice holds any text: the rules of the
 * contract judge both before anything is sent. The input of a schema that reads letters is unknown.
 */
type FieldValue<T> = unknown extends T
  ? unknown
  : T extends string
    ? string | null
    : T extends boolean
      ? boolean | null
      : T extends number | File | null | undefined
        ? T | null
        : { [K in keyof T]: FieldValue<T[K]> | (undefined extends T[K] ? undefined : never) } | null

/** What a form makes for a call: every field that the call demands is there. */
export type FormBody<C extends Call> = C['body'] extends $ZodType
  ? NonNullable<FieldValue<input<C['body']>>>
  : object
