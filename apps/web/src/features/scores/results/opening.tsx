import type { ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import { formatCount } from '../../../format/format-number.ts'
import { PageTitle } from '../../../ui/page/page-title.tsx'
import { type Meaning, tellResult } from './tell-result.ts'
import { texts } from './texts.ts'

const words = texts.meaning

/** Before any score: what the result means, true for the last place, too. */
export function Opening({ result, released }: { result: Result; released: ReleasedResult }) {
  const { tryout, attempt, attempts } = result
  const meaning = tellResult(released)
  const name = [tryout.title, attempts.length > 1 && texts.result.attempt(attempt.number)]
  return (
    <div className="mb-6 max-w-[60ch]">
      <PageTitle>{tryout.title}</PageTitle>
      <p className="mb-1 text-sm font-semibold text-muted">{name.filter(Boolean).join(' · ')}</p>
      <h1 className="text-2xl font-extrabold md:text-3xl">{words.titles[meaning.standing]}</h1>
      <p className="mt-2 text-base">
        {tellAnswers(meaning)} {tellTarget(released, meaning)}
      </p>
    </div>
  )
}

function tellAnswers({ correct, blank, of, best }: Meaning): string {
  if (blank === of) return words.allBlank
  if (correct === 0) return words.noneRight
  if (correct === of) return words.allRight(formatCount(of))
  return words.right(formatCount(correct), formatCount(of)) + (best === null ? '.' : words.best(best))
}

function tellTarget({ choices: [first] }: ReleasedResult, { standing }: Meaning): string | null {
  if (!first || first.gap === null) return null
  const major = `${first.name}, ${first.university.short_name}`
  if (standing === 'over') return words.over(formatCount(first.gap), major)
  return standing === 'near' ? words.near(major) : null
}
