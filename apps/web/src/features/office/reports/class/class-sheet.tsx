import type { ClassPage, Discussed } from '@gerbang/contract/office/class-reports.ts'
import Check from 'icon:check'
import X from 'icon:x'
import { formatCount } from '../../../../format/format-number.ts'
import { ScoreLine } from '../../../../ui/chart/score-line.tsx'
import { QuestionHtml } from '../../../../question/question-html.tsx'
import '../../../../question/reading.css'
import './class-sheet.css'
import { texts } from './texts.ts'

/** The A4 sheet itself: the screen shows what the printer prints. */
export function ClassSheet({ page, day }: { page: ClassPage; day: string }) {
  return (
    <article className="class-sheet rounded-card border border-line bg-surface p-5 shadow-card md:p-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
        <div className="min-w-0">
          <h1 className="text-xl">{texts.title}</h1>
          <p className="text-md text-muted wrap-anywhere">
            {texts.facts(page.batch, page.tryout.title, page.students)}
          </p>
        </div>
        <p className="text-md text-muted">{day}</p>
      </header>
      {page.questions.length === 0 ? (
        <div className="py-6">
          <p className="font-semibold">{texts.none.title}</p>
          <p className="text-muted">{texts.none.text}</p>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 text-sm text-muted">
            <p className="flex flex-wrap gap-x-4">
              {(['correct', 'trapped', 'others'] as const).map(kind => (
                <span key={kind} className="inline-flex items-center gap-1.5">
                  <Mark kind={kind} /> {texts.legend[kind]}
                </span>
              ))}
            </p>
            <p>{texts.order}</p>
          </div>
          <ol>
            {page.questions.map((question, index) => (
              <Question
                key={question.question_id}
                question={question}
                number={index + 1}
                passage={findPassage(page, index)}
              />
            ))}
          </ol>
        </>
      )}
      <div className="class-sheet-foot grid grid-cols-1 gap-8 pt-4 md:grid-cols-2">
        <Groups page={page} />
        <Comparison page={page} />
      </div>
    </article>
  )
}

/** A passage stands once, before the first of the questions that ask about it. */
function findPassage({ questions, passages }: ClassPage, index: number) {
  const id = questions[index]?.stimulus_id
  const isFirst = questions.findIndex(({ stimulus_id }) => stimulus_id === id) === index
  return isFirst ? passages.find(passage => passage.id === id) : undefined
}

interface QuestionProps {
  question: Discussed
  number: number
  passage: ClassPage['passages'][number] | undefined
}

function Question({ question, number, passage }: QuestionProps) {
  const { subject, position, topic, stem, right_answer, trap, why, correct, trapped, sure, others } = question
  return (
    <li className="class-sheet-question grid grid-cols-1 gap-x-5 gap-y-2 border-b border-line py-3">
      {passage && (
        <div className="class-sheet-passage col-span-full border-l-2 border-line-strong pl-3">
          <p className="text-sm font-semibold">{texts.passage(passage.title)}</p>
          <QuestionHtml html={passage.html} />
        </div>
      )}
      <p aria-hidden className="text-xl font-extrabold text-brand">
        {number}
      </p>
      <div className="min-w-0 text-md">
        <h2 className="text-base">
          {topic}{' '}
          <span className="text-sm font-normal text-muted">
            {subject.code} {position}
          </span>
        </h2>
        <p className="wrap-anywhere">{stem}</p>
        <p className="flex flex-wrap gap-x-5 font-semibold wrap-anywhere">
          <span className="text-ok">
            <Check aria-label={texts.right} size={15} className="mr-1 inline" />
            {right_answer}
          </span>
          <span className="text-bad">
            <X aria-label={texts.trap} size={15} className="mr-1 inline" />
            {trap}
          </span>
        </p>
        {why !== '' && (
          <p className="wrap-anywhere">
            <b>{texts.why}</b> {why}
          </p>
        )}
      </div>
      <div className="text-sm">
        <p aria-hidden className="mb-1.5 flex flex-wrap gap-[3px]">
          {draw({ correct, trapped, others }).map((kind, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- marks have nothing else to tell them apart
            <Mark key={index} kind={kind} />
          ))}
        </p>
        <p className="font-semibold">{texts.counts(correct, trapped)}</p>
        <p className="text-muted">{texts.sure(sure)}</p>
      </div>
    </li>
  )
}

type Kind = 'correct' | 'trapped' | 'others'

const draw = (counts: Record<Kind, number>): Kind[] =>
  (['correct', 'trapped', 'others'] as const).flatMap(kind => Array<Kind>(counts[kind]).fill(kind))

/** Told apart by form, too: sheets are printed in grey. */
function Mark({ kind }: { kind: Kind }) {
  if (kind === 'trapped') return <X aria-hidden size={11} strokeWidth={3.5} className="text-bad" />
  return (
    <span
      className={`inline-block size-[11px] rounded-full ${kind === 'correct' ? 'class-sheet-dot' : 'border-[1.5px] border-muted'}`}
    />
  )
}

function Groups({ page: { groups, questions } }: { page: ClassPage }) {
  const nameOf = (id: string | null) =>
    questions.find(({ question_id }) => question_id === id)?.topic ?? texts.helpers
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-base">{texts.groups}</h2>
      <dl className="text-md">
        {groups.map(({ question_id, students, names, helpers }, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- several groups may sit over one question
            key={index}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-3 border-t border-line py-1.5 first:border-t-0"
          >
            <dt className="font-semibold wrap-anywhere">{nameOf(question_id)}</dt>
            <dd className="wrap-anywhere">
              {names.length + helpers.length === 0
                ? texts.more(students)
                : [...names, ...helpers.map(texts.helper)].join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      {groups.some(({ helpers }) => helpers.length > 0) && (
        <p className="mt-1 text-sm text-muted">{texts.helperNote}</p>
      )}
    </section>
  )
}

function Comparison({ page: { sub_tests, tryout } }: { page: ClassPage }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-base">{texts.compared}</h2>
      <ul>
        {sub_tests.map(({ subject, of_class, of_all }) => {
          const mean = of_class.mean === null ? '–' : formatCount(Math.round(of_class.mean))
          return (
            <li
              key={subject.id}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_3rem] items-center gap-3 py-1 text-md"
            >
              <b>{subject.code}</b>
              {of_class.mean === null ? (
                <span />
              ) : (
                <ScoreLine
                  value={of_class.mean}
                  error={of_class.se ?? 0}
                  mark={of_all.mean}
                  min={tryout.scale.min}
                  max={tryout.scale.max}
                  label={texts.line(subject.name, mean)}
                />
              )}
              <b className="text-right tabular-nums">{mean}</b>
            </li>
          )
        })}
      </ul>
      <p className="mt-1 text-sm text-muted">{texts.comparedNote}</p>
    </section>
  )
}
