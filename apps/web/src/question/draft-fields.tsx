import type { QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import type { DraftEditorProps, EditorPart, Gaps } from './editor-part.ts'
import { multipleChoice } from './multiple-choice/editor.tsx'
import { shortAnswer } from './short-answer/editor.tsx'
import { singleChoice } from './single-choice/editor.tsx'
import { trueFalseTable } from './true-false-table/editor.tsx'
import { weightedChoice } from './weighted-choice/editor.tsx'

const editors: { [T in QuestionType]: EditorPart<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
}

function findEditor<T extends QuestionType>(type: T): EditorPart<T> {
  return editors[type]
}

type Content = QuestionDraft['content']

function listTexts(content: Content): string[] {
  if ('options' in content) return content.options.map(({ text }) => text)
  return 'statements' in content ? content.statements.map(({ text }) => text) : []
}

/** The same question as another kind: words stay, the key is asked for anew. */
export function changeKind(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  const texts = listTexts(draft.content)
  return { ...draft, content: findEditor(type).start(draft.content.prompt, texts), key: null }
}

/** Writes options, statements and key of any kind of question. */
export function DraftFields({ draft, gaps, onChange }: DraftFieldsProps) {
  const { Editor }: EditorPart<QuestionType> = findEditor(draft.content.type)
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
