import type { QuestionPart } from '@gerbang/contract/question.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { readLetter } from './paper-items.ts'
import { QuestionHtml } from './question-html.tsx'
import { texts } from './review-texts.ts'
import { RightSign } from './right-sign.tsx'

/**
 * Options in the order of the paper, the key and the student's own marked. Where each is worth something, `tellWorth`
 * says how much.
 */
export function ReviewOptions({ parts, lang, isKey, isChosen, tellWorth }: ReviewOptionsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {parts.map((part, position) => (
        <Option
          key={part.id}
          part={part}
          letter={readLetter(position)}
          lang={lang}
          isKey={isKey(part.id)}
          isChosen={isChosen(part.id)}
          worth={tellWorth?.(part.id)}
        />
      ))}
    </ul>
  )
}

function Option({ part, letter, lang, isKey, isChosen, worth }: OptionProps) {
  const look = isKey ? 'border-ok bg-ok-soft' : isChosen ? 'border-bad bg-bad-soft' : 'border-line bg-surface'
  return (
    <li className={joinClasses('flex items-start gap-4 rounded-control border px-4 py-3', look)}>
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-md font-bold text-muted">
        {letter}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 pt-0.5">
        <span lang={lang} className="min-w-0 grow basis-60">
          <QuestionHtml inline html={part.html} />
        </span>
        {worth !== undefined && <span className="text-sm text-muted">{worth}</span>}
        {(isKey || isChosen) && (
          <span
            className={joinClasses(
              'flex items-center gap-1.5 text-sm font-semibold',
              isKey ? 'text-ok' : 'text-bad',
            )}
          >
            <RightSign isRight={isKey} />
            {isKey && isChosen ? texts.yoursAndKey : isKey ? texts.key : texts.yours}
          </span>
        )}
      </div>
    </li>
  )
}

interface ReviewOptionsProps {
  parts: QuestionPart[]
  lang: string
  isKey: (optionId: string) => boolean
  isChosen: (optionId: string) => boolean
  tellWorth?: (optionId: string) => string
}

interface OptionProps {
  part: QuestionPart
  letter: string
  lang: string
  isKey: boolean
  isChosen: boolean
  worth: string | undefined
}
