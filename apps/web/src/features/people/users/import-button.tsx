import { users } from '@gerbang/contract/people/users.ts'
import { createImportButton } from '../../../form/import-button.tsx'
import { texts } from './texts.ts'

const words = texts.import

/** Who has no account yet is invited. */
export const ImportUsersButton = createImportButton({
  call: users.import,
  refreshes: [users.list],
  words,
  describe: ({ fresh, known }) => ({
    plan: words.plan(fresh, known),
    take: fresh > 0 ? words.take(fresh) : null,
  }),
  job: {
    kind: 'import_users',
    tell: ({ created, known }) => ({ title: words.done(created), text: words.doneHint(known) }),
  },
})
