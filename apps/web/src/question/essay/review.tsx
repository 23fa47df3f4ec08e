import type { ReviewProps } from '../review-part.ts'
import { texts } from '../review-texts.ts'
import { RubricTable } from './rubric-table.tsx'

const words = { model: `${texts.key} (contoh jawaban)`, given: 'Nilaimu menurut rubrik', rubric: 'Rubrik' }

/** What was written beside the model answer, and what people gave for it. */
export function EssayReview({ answerKey, value, given, lang }: ReviewProps<'essay'>) {
  const written = typeof value === 'string' ? value : texts.noAnswer
  return (
    <div className="@container">
      <dl className="mb-4 grid gap-3 @lg:grid-cols-2">
        <Text name={texts.yours} text={written} lang={lang} />
        <Text name={words.model} text={answerKey.model_answer} lang={lang} />
      </dl>
      <RubricTable
        title={given ? words.given : words.rubric}
        rubric={answerKey.rubric}
        given={given ?? undefined}
      />
    </div>
  )
}

function Text({ name, text, lang }: { name: string; text: string; lang: string }) {
  return (
    <div className="min-w-0 rounded-control border border-line p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd lang={lang} className="mt-1 break-words whitespace-pre-wrap">
        {text}
      </dd>
    </div>
  )
}
