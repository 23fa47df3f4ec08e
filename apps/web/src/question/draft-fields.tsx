import type { QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import { findOffice } from './office-kinds.ts'
import type { DraftEditorProps, Gaps, OfficePart } from './office-part.ts'

/** Writes the parts and the key of any kind of question. */
export function DraftFields({ draft, gaps, onChange }: DraftFieldsProps) {
  const { Editor }: OfficePart<QuestionType> = findOffice(draft.content.type)
  return (
    <Editor
      {...({ content: draft.content, answerKey: draft.key, gaps } as Omit<
        DraftEditorProps<QuestionType>,
        'onChange'
      >)}
      onChange={(content, key) => onChange({ ...draft, content, key })}
    />
  )
}

interface DraftFieldsProps {
  draft: QuestionDraft
  gaps: Gaps
  onChange: (draft: QuestionDraft) => void
}
