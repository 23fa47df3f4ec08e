import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { ChoiceNumber } from './choice-card.tsx'
import { MajorFigures } from './major-figures.tsx'
import { texts } from './major-texts.ts'

/** Choices that can no longer change. */
export function ChosenMajors({ choices }: { choices: ChosenMajor[] }) {
  if (choices.length === 0) return <p className="text-muted">{texts.noneChosen}</p>
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {choices.map((major, index) => (
        <li key={major.id} className="flex gap-4 p-4 md:p-5">
          <ChoiceNumber number={index + 1} />
          <div className="min-w-0">
            <p className="font-semibold">
              {major.name} ({major.level})
            </p>
            <p className="text-md">{major.university.name}</p>
            <MajorFigures major={major} />
          </div>
        </li>
      ))}
    </ol>
  )
}
