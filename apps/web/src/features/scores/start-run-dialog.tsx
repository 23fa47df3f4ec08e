import { type ScoredTryout, scores } from '@gerbang/contract/scores.ts'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { CheckRow } from './check-row.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.start
const models = ['3pl', '2pl', '1pl'] as const

export function StartRunDialog({ tryout, onClose }: { tryout: ScoredTryout | null; onClose: () => void }) {
  const [model, setModel] = useState<(typeof models)[number]>('3pl')
  const [publish, setPublish] = useState(false)
  const start = useSend(scores.rescore, { refreshes: scoreReads, announces: true, onSuccess: onClose })
  if (tryout === null) return null
  const usesModel = tryout.scoring === 'irt'
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words.title}
      text={words.text(tryout.title)}
      example={words.example}
      confirm={words.confirm}
      isBusy={start.isPending}
      onConfirm={reason =>
        start.mutate({ params: { id: tryout.id }, body: { reason, publish, ...(usesModel && { model }) } })
      }
    >
      {usesModel && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{words.model}</legend>
          {models.map(name => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text comes from the dictionary
            <label
              key={name}
              className="flex items-start gap-3 rounded-control border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name="model"
                checked={name === model}
                onChange={() => setModel(name)}
                className="mt-1 size-4 shrink-0 accent-brand"
              />
              <span className="text-sm">
                <span className="block font-semibold">{texts.models[name]}</span>
                <span className="text-muted">{texts.modelHints[name]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <CheckRow
        label={texts.publishAtOnce}
        hint={texts.publishAtOnceHint}
        checked={publish}
        onChange={setPublish}
      />
    </ReasonDialog>
  )
}
