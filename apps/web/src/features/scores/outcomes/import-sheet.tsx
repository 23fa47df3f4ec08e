import { outcomes } from '@gerbang/contract/scores/outcomes.ts'
import { ImportSheet } from '../../../form/import-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.import
const refreshes = [outcomes.calibration]

/** Outcomes are written down for students who have agreed. */
export function ImportOutcomesSheet({ onClose }: { onClose: () => void }) {
  return (
    <ImportSheet
      call={outcomes.import}
      refreshes={refreshes}
      words={words}
      consent={words.consent}
      describe={({ ready }) => ({ plan: words.plan(ready), take: ready > 0 ? words.take(ready) : null })}
      job={{
        kind: 'import_outcomes',
        tell: ({ taken, told }) => ({ title: words.done(taken), text: words.doneHint(told) }),
      }}
      onClose={onClose}
    />
  )
}
