import { z } from 'zod'
import { id, pageOf, time } from '../fields.ts'

/** Who reads content that admins write, and who writes it. */
export const look = { roles: ['admin'], lane: 'list' } as const
export const write = { roles: ['admin'], lane: 'write' } as const

/** What a row says to whoever edits it, beside its own fields. */
export const edited = { position: z.int(), is_published: z.boolean(), created_at: time, updated_at: time }

/** Content few enough to be read, and put in order, as a whole: the calls that are the same for every kind of it. */
export function orderedContent<const Kind extends string, Row extends z.ZodType>(
  kind: Kind,
  editable: Row,
  [all, one] = [`${kind}s`, `a ${kind}`],
) {
  const path = `/admin/contents/${kind}s` as const
  return {
    listAll: {
      route: `GET ${path}`,
      summary: `All ${all}, in display order`,
      access: look,
      ...pageOf(editable),
    },
    order: {
      route: `PUT ${path}/order`,
      records: { action: `${kind}s_ordered`, about: kind },
      summary: `Put all ${all} in this order`,
      access: write,
      body: z.strictObject({ ids: z.array(id).min(1).max(1_000) }),
      data: z.null(),
    },
    delete: {
      route: `DELETE ${path}/{id}`,
      records: { action: `${kind}_deleted`, about: kind },
      summary: `Delete ${one}`,
      access: write,
      data: z.null(),
    },
  } as const
}

/** Where an addition stands and whether it shows at once; else it is a draft at the end. */
export const placed = {
  is_published: z.boolean().default(false),
  position: z.int().min(1).max(10_000).optional(),
}

interface Written<Added, Changed> {
  added: Added
  changed: Changed
}

/** The same of content that is text: how it is added and changed. */
export function writtenContent<
  const Kind extends string,
  Row extends z.ZodType,
  Added extends z.ZodType,
  Changed extends z.ZodType,
>(kind: Kind, editable: Row, { added, changed }: Written<Added, Changed>, one = `a ${kind}`) {
  const path = `/admin/contents/${kind}s` as const
  return {
    create: {
      route: `POST ${path}`,
      records: { action: `${kind}_created`, about: kind },
      summary: `Add ${one} at the end, or at a place before others, as when a deletion is undone`,
      access: write,
      body: added,
      data: editable,
      status: 201,
    },
    update: {
      route: `PUT ${path}/{id}`,
      records: { action: `${kind}_updated`, about: kind },
      summary: `Change ${one}; what is left out stays`,
      access: write,
      body: changed,
      data: editable,
    },
  } as const
}
