import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { AnswerSheet } from '../../../../question/answer-sheet.tsx'
import { describeKey } from '../../../../question/office-kinds.ts'
import { QuestionHtml } from '../../../../question/question-html.tsx'
import '../../../../question/reading.css'
import { useZoom } from '../../../../question/use-zoom.tsx'
import { texts } from './texts.ts'

const ignore = () => undefined

/** A question as students see it, with its key and its explanation in view. */
export function ReviewedQuestion({ question }: { question: EditedQuestion }) {
  const zoomed = useZoom()
  const { content, draft, stimulus, lang, explanation_html, hint_html } = question
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card *:min-w-0 md:p-6">
      <div lang={lang} className="grid gap-4 *:min-w-0">
        {stimulus && (
          <div className="rounded-control bg-sunken p-4">
            {stimulus.title && <p className="mb-2 font-bold">{stimulus.title}</p>}
            <QuestionHtml html={stimulus.html} />
          </div>
        )}
        <QuestionHtml html={content.prompt_html} />
        <AnswerSheet
          content={content}
          partIds={[]}
          lang={lang}
          value={null}
          isReadOnly
          onChange={ignore}
          onType={ignore}
          onRest={ignore}
        />
      </div>
      <div>
        <h3 className="text-base">{texts.key}</h3>
        {draft.key === null ? (
          <p className="text-bad">{texts.noKey}</p>
        ) : (
          <ul>
            {describeKey(content, draft.key).map(({ id, html, text }) => (
              <li key={id}>
                {html !== undefined && <QuestionHtml inline html={html} />}{' '}
                <strong className="wrap-anywhere">{text}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h3 className="text-base">{texts.explanation}</h3>
        {explanation_html === '' ? (
          <p className="text-muted">{texts.noExplanation}</p>
        ) : (
          <QuestionHtml html={explanation_html} />
        )}
      </div>
      {hint_html !== '' && (
        <div>
          <h3 className="text-base">{texts.hint}</h3>
          <QuestionHtml html={hint_html} />
        </div>
      )}
      {zoomed}
    </div>
  )
}
