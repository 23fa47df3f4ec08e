import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { DeviceCopy } from './device-copy.ts'
import { texts } from './texts.ts'

/** What an author has to know before they write on: who uses the question, and what this device kept of it. */
export function DeskNotices({ question, kept, onRestore }: DeskNoticesProps) {
  const { is_used, can_edit, revision, published_version, version } = question
  const isBeside = published_version !== null && published_version !== version
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {is_used && !isBeside && can_edit && <Notice>{texts.used}</Notice>}
      {isBeside && can_edit && <Notice>{texts.beside(published_version)}</Notice>}
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
    </div>
  )
}

/** Somebody else's words stand against the author's. It stays in view wherever on the page one writes. */
export function Conflict({ message, onSettle }: ConflictProps) {
  return (
    <div className="sticky top-18 z-10 mb-5">
      <Choice
        tone="bad"
        title={texts.outdated.title}
        text={`${message} ${texts.outdated.text}`}
        choices={[
          { label: texts.outdated.load, onPick: () => onSettle(false) },
          { label: texts.outdated.keep, onPick: () => onSettle(true) },
        ]}
      />
    </div>
  )
}

interface ConflictProps {
  message: string
  /** `own`: with the author's words on top; else what the server has. */
  onSettle: (own: boolean) => void
}

interface DeskNoticesProps {
  question: EditedQuestion
  /** What this device kept and the server lacks. */
  kept: DeviceCopy | null
  /** `own`: with the author's words; else what the server has. */
  onRestore: (own: boolean) => void
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
