import { audit } from '@gerbang/contract/platform/audit.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findSubjectNames, listAuditChoices, listEntries } from './audit-log.queries.ts'

export function auditRoutes(mount: Mount, { db }: Platform): void {
  mount(audit.list, async ({ query }) => {
    const { rows, meta } = await listEntries(db, query)
    const names = await findSubjectNames(db, rows)
    const data = rows.map(({ subject_type: type, subject_id: id, details, ...entry }) => ({
      ...entry,
      subject: { type, id, name: names.get(id) ?? null },
      details: details as Record<string, unknown>,
    }))
    return { data, meta }
  })

  mount(audit.choices, async () => ({ data: await listAuditChoices(db) }))
}
