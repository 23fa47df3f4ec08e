import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { DeviceCopy } from './device-copy.ts'
import { texts } from './texts.ts'
import type { SaveState } from './use-saved-question.ts'

/** What an author has to know before they write on: who uses the question, and whose words stand against theirs. */
export function DeskNotices({ question, state, kept, onRestore, onSettle }: DeskNoticesProps) {
  const { is_used, can_edit, revision } = question
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {is_used && can_edit && <Notice>{texts.used}</Notice>}
      {!can_edit && <Notice>{texts.readOnly}</Notice>}
      {kept && can_edit && (
        <Choice
          tone="doubt"
          title={texts.kept.title}
          text={kept.revision === revision ? texts.kept.text : texts.kept.textOlder}
          choices={[
            { label: texts.kept.use, onPick: () => onRestore(true) },
            { label: texts.kept.drop, onPick: () => onRestore(false) },
          ]}
        />
      )}
      {state.name === 'outdated' && (
        <Choice
          tone="bad"
          title={texts.outdated.title}
          text={`${state.message} ${texts.outdated.text}`}
          choices={[
            { label: texts.outdated.load, onPick: () => onSettle(false) },
            { label: texts.outdated.keep, onPick: () => onSettle(true) },
          ]}
        />
      )}
    </div>
  )
}

interface DeskNoticesProps {
  question: EditedQuestion
  state: SaveState
  /** What this device kept and the server lacks. */
  kept: DeviceCopy | null
  /** `own`: with the author's words; else what the server has. */
  onRestore: (own: boolean) => void
  onSettle: (own: boolean) => void
}

/** Two versions of the author's words, of which one stays: the first is the one that most want. */
function Choice({ tone, title, text, choices: [first, second] }: ChoiceProps) {
  return (
    <Notice
      tone={tone}
      role="alert"
      title={title}
      action={
        <span className="flex flex-wrap gap-3">
          <Button onClick={first.onPick}>{first.label}</Button>
          <Button variant="secondary" onClick={second.onPick}>
            {second.label}
          </Button>
        </span>
      }
    >
      {text}
    </Notice>
  )
}

interface Pick {
  label: string
  onPick: () => void
}

interface ChoiceProps {
  tone: 'doubt' | 'bad'
  title: string
  text: string
  choices: [Pick, Pick]
}
