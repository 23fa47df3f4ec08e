import { type CalibrationDetail, type Candidate, calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import FlaskConical from 'icon:flask-conical'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import type { BulkActionsProps } from '../../../ui/table/list-table.tsx'
import { texts } from './texts.ts'

const words = texts.seed
const usualEach = 2

type Draft = CalibrationDetail['drafts'][number]

const refreshes = [
  calibrations.list,
  calibrations.get,
  calibrations.next,
  tryoutPlans.list,
  tryoutPlans.get,
  tryoutPlans.trials,
  tryoutPlans.check,
]

/** Puts the questions that are picked into the trial questions of a draft. */
export function SeedButton({ rows, onDone }: BulkActionsProps<Candidate>) {
  const { subjectId = '' } = useParams()
  const drafts = useQuery(query(calibrations.get, { params: { id: subjectId } })).data?.data.drafts ?? []
  return (
    <DialogButton
      label={words.act}
      size="table"
      icon={<FlaskConical aria-hidden size={16} strokeWidth={1.75} />}
    >
      {onClose =>
        drafts.length === 0 ? (
          <NoDraft onClose={onClose} />
        ) : (
          <SeedDialog ids={rows.map(({ id }) => id)} drafts={drafts} onClose={onClose} onDone={onDone} />
        )
      }
    </DialogButton>
  )
}

function NoDraft({ onClose }: { onClose: () => void }) {
  const { title, text, act, close } = words.noDraft
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
          <ButtonLink to={paths.planCreate}>{act}</ButtonLink>
        </>
      }
    />
  )
}

interface SeedProps {
  ids: string[]
  onClose: () => void
  onDone: () => void
}

function SeedDialog({ drafts, ...seed }: SeedProps & { drafts: Draft[] }) {
  const { formatTime } = useTimeFormat()
  const [chosen, setChosen] = useState(drafts[0]?.sub_test_id ?? '')
  const draft = drafts.find(({ sub_test_id }) => sub_test_id === chosen)
  const choice = (
    <div className="mb-4 max-h-72 overflow-y-auto p-1">
      <RadioCards
        legend={words.draft}
        options={drafts.map(({ sub_test_id, tryout, trial_count, opens_at }) => ({
          value: sub_test_id,
          label: tryout.name,
          hint: words.has(trial_count, formatTime(opens_at)),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </div>
  )
  return draft && <SeedForm key={chosen} {...seed} draft={draft} above={choice} />
}

function SeedForm({ ids, draft, above, onClose, onDone }: SeedFormProps) {
  const form = useCallForm(tryoutPlans.addTrials, {
    params: { id: draft.tryout.id, subTestId: draft.sub_test_id },
    values: { each: Math.max(draft.trials_each, Math.min(usualEach, ids.length)) },
    toBody: ({ each }) => ({ question_ids: ids, each }),
    refreshes,
    announces: true,
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={words.title(ids.length)}
      text={words.text}
      confirm={words.confirm}
      above={above}
      onClose={onClose}
    >
      <NumberField name="each" label={words.each} hint={words.eachHint} />
    </FormDialog>
  )
}

interface SeedFormProps extends SeedProps {
  draft: Draft
  above: ReactNode
}
