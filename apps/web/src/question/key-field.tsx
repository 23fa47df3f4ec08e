import type { QuestionType } from '@gerbang/contract/question.ts'
import { findOffice } from './office-kinds.ts'
import type { KeyEditorProps } from './office-part.ts'

/** Writes the key of any kind of question. */
export function KeyField(props: KeyEditorProps<QuestionType>) {
  const { KeyEditor } = findOffice(props.content.type)
  return <KeyEditor {...props} />
}
