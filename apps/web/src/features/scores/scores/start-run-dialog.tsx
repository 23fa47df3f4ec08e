import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.start
const models = (['3pl', '2pl', '1pl'] as const).map(value => ({
  value,
  label: texts.models[value],
  hint: texts.modelHints[value],
}))

export function StartRunDialog({ tryout, onClose }: { tryout: ScoredTryout; onClose: () => void }) {
  const usesModel = tryout.scoring === 'irt'
  return (
    <AskReason
      call={scores.rescore}
      params={{ id: tryout.id }}
      values={{ publish: false, ...(usesModel && { model: '3pl' }) }}
      refreshes={scoreReads}
      words={{ ...words, text: words.text(tryout.title) }}
      onClose={onClose}
    >
      {usesModel && <RadioField name="model" label={words.model} options={models} />}
      <CheckboxField name="publish" label={texts.publishAtOnce} hint={texts.publishAtOnceHint} />
    </AskReason>
  )
}
