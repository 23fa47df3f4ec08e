import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
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
  const form = useCallForm(scores.rescore, {
    values: { reason: '', publish: false, ...(usesModel && { model: '3pl' }) },
    params: { id: tryout.id },
    sentences: reasonSentence,
    refreshes: scoreReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title}
      text={words.text(tryout.title)}
      example={words.example}
      confirm={words.confirm}
    >
      {usesModel && <RadioField name="model" label={words.model} options={models} />}
      <CheckboxField name="publish" label={texts.publishAtOnce} hint={texts.publishAtOnceHint} />
    </ReasonDialog>
  )
}
