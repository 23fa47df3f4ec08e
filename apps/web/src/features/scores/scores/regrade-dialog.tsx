import type { QuestionKey } from '@gerbang/contract/question.ts'
import { type RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { AskReason } from '../../../form/ask-reason.tsx'
import { KeyField } from '../../../question/key-field.tsx'
import { suggestKey } from '../../../question/office-kinds.ts'
import { Notice } from '../../../ui/notice.tsx'
import { nameItem } from './item-words.ts'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.regrade
const kinds = {
  key: { title: words.keyTitle, text: words.keyText, confirm: words.confirmKey, tone: 'primary' },
  void: { title: words.voidTitle, text: words.voidText, confirm: words.confirmVoid, tone: 'danger' },
  restore: {
    title: words.restoreTitle,
    text: words.restoreText,
    confirm: words.confirmRestore,
    tone: 'primary',
  },
} as const

export interface Regrade {
  item: RunItem
  kind: keyof typeof kinds
}

/** Corrects a question after the exam: everybody's marks are computed anew, and looked at before they are published. */
export function RegradeDialog({ tryoutId, regrade: { item, kind }, onClose, onDone }: RegradeDialogProps) {
  const [start] = useState(() => suggestKey(item.key, item.suspected_option_id))
  const { tone, ...asked } = kinds[kind]
  const describe = item.is_trial ? words.trialText : asked.text
  return (
    <AskReason
      call={scores.regrade}
      params={{ id: tryoutId, questionId: item.question_id }}
      values={beginKey(start)}
      toBody={({ key, ...rest }) =>
        kind === 'key' ? { ...rest, key } : { ...rest, voided: kind === 'void' }
      }
      check={({ key }) => ({ key: kind === 'key' ? findProblem(key, item.key) : undefined })}
      refreshes={scoreReads}
      onSuccess={() => {
        onClose()
        onDone()
      }}
      words={{ ...asked, text: describe(nameItem(item)), example: words.example }}
      tone={tone}
      onClose={onClose}
    >
      <NewKey item={item} start={kind === 'key' ? start : null} />
    </AskReason>
  )
}

/** Null while what was written is no key. */
const beginKey = (key: QuestionKey): { key: QuestionKey | null } => ({ key })

/** The field `key` of the form around, where it is to be changed, and what is wrong with it. */
function NewKey({ item: { content }, start }: { item: RunItem; start: QuestionKey | null }) {
  const form = useFormContext<{ key: QuestionKey | null }>()
  const problem = form.getFieldState('key', form.formState).error?.message
  return (
    <>
      {start && (
        <KeyField
          content={content}
          start={start}
          onChange={key => form.setValue('key', key ?? null, { shouldValidate: form.formState.isSubmitted })}
        />
      )}
      {problem !== undefined && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </>
  )
}

function findProblem(key: QuestionKey | null, current: RunItem['key']): string | undefined {
  if (key === null) return words.needKey
  return JSON.stringify(key) === JSON.stringify(current) ? words.sameKey : undefined
}

interface RegradeDialogProps {
  tryoutId: string
  regrade: Regrade
  onClose: () => void
  /** The change was taken. */
  onDone: () => void
}
