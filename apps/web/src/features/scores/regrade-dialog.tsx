import type { QuestionKey } from '@gerbang/contract/question.ts'
import { type RunItem } from '@gerbang/contract/score-runs.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { KeyField, suggestKey } from '../../question/key-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CheckRow } from './check-row.tsx'
import { nameItem } from './item-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
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

/** Corrects a question after the exam; everybody's marks are computed anew. */
export function RegradeDialog({ tryoutId, regrade: { item, kind }, onClose, onDone }: RegradeDialogProps) {
  const [start] = useState(() => suggestKey(item.key, item.suspected_option_id))
  const [written, setWritten] = useState<QuestionKey | undefined>(start)
  const [publish, setPublish] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { title, text, confirm, tone } = kinds[kind]
  const send = useSend(scores.regrade, {
    refreshes: scoreReads,
    announces: true,
    onSuccess: () => {
      onClose()
      onDone()
    },
  })
  const regrade = (reason: string) => {
    const key = kind === 'key' ? written : undefined
    const problem = kind === 'key' ? findProblem(key, item.key) : undefined
    setProblem(problem)
    if (problem !== undefined) return
    const change = key === undefined ? { voided: kind === 'void' } : { key }
    send.mutate({
      params: { id: tryoutId, questionId: item.question_id },
      body: { ...change, reason, publish },
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      text={text(nameItem(item))}
      example={words.example}
      confirm={confirm}
      tone={tone}
      isBusy={send.isPending}
      onConfirm={regrade}
    >
      {kind === 'key' && <KeyField content={item.content} start={start} onChange={setWritten} />}
      {problem !== undefined && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
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

function findProblem(key: QuestionKey | undefined, current: RunItem['key']): string | undefined {
  if (key === undefined) return words.needKey
  return JSON.stringify(key) === JSON.stringify(current) ? words.sameKey : undefined
}

interface RegradeDialogProps {
  tryoutId: string
  regrade: Regrade
  onClose: () => void
  /** The change was taken. */
  onDone: () => void
}
