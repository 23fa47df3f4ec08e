import Check from 'icon:check'
import X from 'icon:x'
import { useState } from 'react'
import { formatCount } from '../../../../format/format-number.ts'
import { describeScore } from '../../../../format/score-range.ts'
import { Card } from '../../../../ui/card.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { scale, scoreExample } from './example-items.ts'
import { PlausibleScores } from './plausible-scores.tsx'
import { texts } from './texts.ts'

const words = texts.example
const rani = [true, true, true, false, false]
const bagas = [true, true, false, false, true]

/** Five questions to try: the engine itself scores what is tapped. */
export function Example() {
  const [answers, setAnswers] = useState(rani)
  const { score, se } = scoreExample(answers)
  const shown = describeScore(score, se, scale)
  const toggle = (place: number) =>
    setAnswers(answers.map((isRight, index) => (index === place ? !isRight : isRight)))
  return (
    <Card title={words.title} note={words.intro}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:items-center">
        <ul className="grid grid-cols-1 gap-2">
          {words.items.map((name, place) => (
            <li key={name}>
              <Answer name={name} isRight={answers[place] ?? false} onToggle={() => toggle(place)} />
            </li>
          ))}
        </ul>
        <div>
          <output className="block">
            <span className="block text-2xl font-extrabold">{words.score(shown.score, shown.error)}</span>
            <span className="block text-sm text-muted">{words.between(shown.from, shown.to)}</span>
          </output>
          <PlausibleScores answers={answers} score={score} se={se} label={words.curve(shown.score)} />
        </div>
      </div>
      <div className="mt-5 grid max-w-[68ch] grid-cols-1 gap-3 border-t border-line pt-4">
        <p>{compare()}</p>
        <p className="text-muted">{words.guess}</p>
      </div>
    </Card>
  )
}

function Answer({ name, isRight, onToggle }: { name: string; isRight: boolean; onToggle: () => void }) {
  const Icon = isRight ? Check : X
  return (
    <button
      type="button"
      aria-pressed={isRight}
      onClick={onToggle}
      className={joinClasses(
        'flex min-h-11 w-full items-center gap-3 rounded-control border px-4 text-left text-md font-semibold transition-colors duration-150',
        isRight ? 'border-ok bg-ok-soft' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <Icon
        aria-hidden
        size={18}
        strokeWidth={2.5}
        className={joinClasses('shrink-0', isRight ? 'text-ok' : 'text-muted')}
      />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="text-sm font-medium text-muted">{isRight ? words.right : words.wrong}</span>
    </button>
  )
}

function compare(): string {
  const [one, other] = [scoreExample(rani), scoreExample(bagas)]
  return words.compare(formatCount(one.score), formatCount(other.score), formatCount(other.se))
}
