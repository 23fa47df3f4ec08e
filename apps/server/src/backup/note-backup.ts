import { v7 } from 'uuid'
import { openCopyClient } from './copy-table.ts'

/** Leaves word in the log that only grows, so that the dashboard can tell when the last backup was made. */
export async function noteBackup(url: string): Promise<void> {
  const client = await openCopyClient(url)
  try {
    await client.query(
      `insert into audit_entries (id, actor_id, action, subject_type, subject_id, reason, details, at)
       values ($1, null, 'backup_made', 'installation', 'backup', '', '{}', now())`,
      [v7()],
    )
  } finally {
    await client.end()
  }
}
