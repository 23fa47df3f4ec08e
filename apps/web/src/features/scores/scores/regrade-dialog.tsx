import type { QuestionKey } from '@gerbang/contract/question.ts'
import { type RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useState } from 'react'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
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

interface RegradeValues {
  reason: string
  /** Null while what was written is no key. */
  key: QuestionKey | null
}

export interface Regrade {
  item: RunItem
  kind: keyof typeof kinds
}

/** Corrects a question after the exam: everybody's marks are computed anew, and looked at before they are published. */
export function RegradeDialog({ tryoutId, regrade: { item, kind }, onClose, onDone }: RegradeDialogProps) {
  const [start] = useState(() => suggestKey(item.key, item.suspected_option_id))
  const { title, text, confirm, tone } = kinds[kind]
  const values: RegradeValues = { reason: '', key: start }
  const regrade = useCallForm(scores.regrade, {
    values,
    params: { id: tryoutId, questionId: item.question_id },
    sentences: reasonSentence,
    toBody: ({ key, ...rest }) => (kind === 'key' ? { ...rest, key } : { ...rest, voided: kind === 'void' }),
    check: ({ key }) => ({ key: kind === 'key' ? findProblem(key, item.key) : undefined }),
    refreshes: scoreReads,
    announces: true,
    onSuccess: () => {
      onClose()
      onDone()
    },
  })
  const { form } = regrade
  const problem = form.getFieldState('key', form.formState).error?.message
  return (
    <ReasonDialog
      of={regrade}
      onClose={onClose}
      title={title}
      text={text(nameItem(item))}
      example={words.example}
      confirm={confirm}
      tone={tone}
    >
      {kind === 'key' && (
        <KeyField
          content={item.content}
          start={start}
          onChange={key => form.setValue('key', key ?? null, { shouldValidate: form.formState.isSubmitted })}
        />
      )}
      {problem !== undefined && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </ReasonDialog>
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
