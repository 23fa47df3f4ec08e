import { outcomes } from '@gerbang/contract/scores/outcomes.ts'
import { createImportButton } from '../../../form/import-button.tsx'
import { texts } from './texts.ts'

const words = texts.import

/** Outcomes are written down for students who have agreed. */
export const ImportOutcomesButton = createImportButton({
  call: outcomes.import,
  refreshes: [outcomes.calibration],
  words,
  consent: words.consent,
  describe: ({ ready }) => ({ plan: words.plan(ready), take: ready > 0 ? words.take(ready) : null }),
  job: {
    kind: 'import_outcomes',
    tell: ({ taken, told }) => ({ title: words.done(taken), text: words.doneHint(told) }),
  },
})
