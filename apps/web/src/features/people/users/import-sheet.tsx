import { users } from '@gerbang/contract/people/users.ts'
import { ImportSheet } from '../../../form/import-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.import
const refreshes = [users.list]

/** Who has no account yet is invited. */
export function ImportUsersSheet({ onClose }: { onClose: () => void }) {
  return (
    <ImportSheet
      call={users.import}
      refreshes={refreshes}
      words={words}
      describe={({ fresh, known }) => ({
        plan: words.plan(fresh, known),
        take: fresh > 0 ? words.take(fresh) : null,
      })}
      job={{
        kind: 'import_users',
        tell: ({ created, known }) => ({ title: words.done(created), text: words.doneHint(known) }),
      }}
      onClose={onClose}
    />
  )
}
