import { examDay, type Live } from '@gerbang/contract/exam/exam-day.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useState } from 'react'
import { AskReason } from '../../../form/ask-reason.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import {
  AudienceFields,
  findAudienceMistakes,
  noAudience,
  type Student,
  toAudience,
} from './audience-fields.tsx'
import { texts } from './texts.ts'

interface ActDialogProps {
  id: string
  onClose: () => void
}

/** Extra time for those who sit now; what it did to how many is said by the server. */
export function GiveTimeDialog({ id, student, onClose }: ActDialogProps & { student?: Student }) {
  const { title, named, ...words } = texts.giveTime
  return (
    <AskReason
      call={examDay.giveTime}
      params={{ id }}
      values={{ minutes: 5, ...noAudience }}
      toBody={values => ({
        reason: values.reason,
        seconds: Math.round(values.minutes * 60),
        audience: toAudience(values, student),
      })}
      check={values => ({
        minutes: values.minutes >= 0.5 && values.minutes <= 120 ? undefined : texts.tooShort,
        ...(student === undefined && findAudienceMistakes(values)),
      })}
      refreshes={[examDay.get, examDay.sittings, examDay.sitting]}
      words={{ ...words, title: student ? named(student.name) : title }}
      onClose={onClose}
    >
      <NumberField name="minutes" label={texts.minutes} unit={texts.minute} />
      {student === undefined && <AudienceFields id={id} />}
    </AskReason>
  )
}

/** A message above the questions of those who sit now. */
export function MessageDialog({ id, onClose }: ActDialogProps) {
  const { label, sample, need, ...words } = texts.message
  return (
    <AskReason
      call={examDay.tell}
      params={{ id }}
      values={{ text: '', ...noAudience }}
      toBody={({ reason, text, ...audience }) => ({ reason, text, audience: toAudience(audience) })}
      check={findAudienceMistakes}
      needs={{ text: need }}
      words={words}
      onClose={onClose}
    >
      <TextAreaField name="text" label={label} rows={3} placeholder={sample} />
      <AudienceFields id={id} />
    </AskReason>
  )
}

/** Ends the window; says how many go on and how many can begin nothing more. */
export function CloseDialog({ id, live, onClose }: ActDialogProps & { live: Live }) {
  return (
    <AskReason
      call={tryoutPlans.close}
      params={{ id }}
      refreshes={[examDay.get, tryoutPlans.get]}
      words={{ ...texts.close, text: texts.close.text(live.running) }}
      tone="danger"
      onClose={onClose}
    />
  )
}

/** Nobody begins a sub-test until it is called again. */
export function PauseDialog({ id, live, onClose }: ActDialogProps & { live: Live }) {
  // As it was when this was opened: another admin's pause must not turn what is confirmed into its opposite.
  const [isPaused] = useState(live.starts_paused_at !== null)
  return (
    <AskReason
      call={examDay.pause}
      params={{ id }}
      toBody={({ reason }) => ({ reason, paused: !isPaused })}
      refreshes={[examDay.get]}
      words={isPaused ? texts.resume : texts.pause}
      onClose={onClose}
    />
  )
}
