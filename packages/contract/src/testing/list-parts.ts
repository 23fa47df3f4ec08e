/* oxlint-disable no-underscore-dangle -- the library keeps what a schema asks for in `_zod` */
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** A schema inside another. `path` is where its value stands: `items.*.title`. */
export interface Part {
  path: string
  schema: $ZodTypes
  type: $ZodTypes['_zod']['def']['type']
}

/** What a schema says of its values, from outside in; a choice between schemas says all of them. */
function listInner({ _zod: { def } }: $ZodTypes): [step: string, schema: $ZodType][] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['*', def.element]]
    case 'record':
      return [
        ['(name)', def.keyType],
        ['*', def.valueType],
      ]
    case 'union':
      return def.options.map(option => ['', option])
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ]
    case 'optional':
    case 'nullable':
    case 'default':
      return [['', def.innerType]]
    default:
      return []
  }
}

/** Every schema in a schema, itself first. */
export function listParts(schema: $ZodType, path = ''): Part[] {
  const own = schema as $ZodTypes
  const inner = listInner(own).flatMap(([step, part]) =>
    listParts(part, step === '' ? path : path === '' ? step : `${path}.${step}`),
  )
  return [{ path, schema: own, type: own._zod.def.type }, ...inner]
}

/** What the value of a pipe is read on as. */
export const listOutcome = ({ schema }: Part): Part[] => {
  const { def } = schema._zod
  return def.type === 'pipe' ? listParts(def.out) : []
}

/** Whether an object takes fields that it does not name. */
export function isLoose({ schema }: Part): boolean {
  const { def } = schema._zod
  return def.type === 'object' && def.catchall?._zod.def.type !== 'never'
}
