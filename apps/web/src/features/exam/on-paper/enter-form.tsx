import { onPaper, type PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { markShape, markSigns, readMark } from '@gerbang/scoring/on-paper/marks.ts'
import { listVariants } from '@gerbang/scoring/on-paper/variants.ts'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { inputClasses } from '../../../ui/form/input.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts } from './texts.ts'
import { orderVariant, type PaperSubTest, type SheetQuestion } from './use-papers.ts'

const words = texts.answers

interface Values {
  student: string
  variant: PaperVariant | ''
  sub_tests: { sub_test_id: string; marks: string[] }[]
}

interface EnterProps {
  plan: Plan
  papers: PaperSubTest[]
}

const emptyMarks = (papers: PaperSubTest[]): Values['sub_tests'] =>
  papers.map(({ subTest, paper }) => ({
    sub_test_id: subTest.id,
    marks: paper.questions.map(() => ''),
  }))

/** One sheet, typed: what is no answer to its question is told before it is sent. */
export function EnterForm({ plan, papers }: EnterProps) {
  const variants = listVariants(plan)
  const first = variants.length === 1 ? 'A' : ''
  const values: Values = { student: '', variant: first, sub_tests: emptyMarks(papers) }
  const form = useCallForm(onPaper.enter, {
    values,
    params: { id: plan.id },
    refreshes: [onPaper.list],
    announces: true,
    check: values => findWrongMarks(plan, papers, values),
    onSuccess: (_reply, { reset, getValues, setFocus }) => {
      reset({ student: '', variant: getValues('variant'), sub_tests: emptyMarks(papers) })
      setFocus('student')
    },
  })
  const chosen = form.form.watch('variant')
  return (
    <CallForm of={form} warnsOnLeave>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,24rem)_10rem]">
        <TextField name="student" label={words.student} autoComplete="off" autoCapitalize="none" />
        <SelectField
          name="variant"
          label={words.variant}
          options={variants.map(value => ({ value, label: value }))}
        />
      </div>
      {chosen !== '' &&
        papers.map((paper, index) => (
          <SubTestMarks
            key={paper.subTest.id}
            name={`sub_tests.${index}.marks`}
            paper={paper}
            questions={orderVariant(plan, paper, chosen)}
          />
        ))}
      <Submit label={words.save} />
    </CallForm>
  )
}

function findWrongMarks(plan: Plan, papers: PaperSubTest[], { variant, sub_tests }: Values) {
  if (variant === '') return {}
  const wrong = papers.flatMap((paper, at) =>
    orderVariant(plan, paper, variant).flatMap(({ content, partIds }, index) => {
      const mark = sub_tests[at]?.marks[index] ?? ''
      if (readMark(content, partIds, mark) !== undefined) return []
      const name = words.mark(paper.subTest.subject.code, index + 1)
      const signs = markSigns(content).join(', ') || words.expected.text
      return [[`sub_tests.${at}.marks.${index}`, words.wrong(name, signs)] as const]
    }),
  )
  return Object.fromEntries(wrong)
}

interface MarksProps {
  name: `sub_tests.${number}.marks`
  paper: PaperSubTest
  questions: SheetQuestion[]
}

function SubTestMarks({ name, paper: { subTest }, questions }: MarksProps) {
  const { register, getFieldState, formState, setValue } = useFormContext<Values>()
  const errors = questions.flatMap((_, index) => {
    const { error } = getFieldState(`${name}.${index}`, formState)
    return error?.message ? [{ index, message: error.message }] : []
  })
  const pasteFrom = (index: number) => (event: ClipboardEvent) => {
    const marks = splitMarks(event.clipboardData.getData('text'))
    if (marks.length < 2) return
    event.preventDefault()
    for (const [offset, mark] of marks.slice(0, questions.length - index).entries())
      setValue(`${name}.${index + offset}`, mark, { shouldDirty: true })
  }
  return (
    <fieldset>
      <legend className="mb-2 text-md font-semibold">{subTest.subject.name}</legend>
      <ol className="flex flex-wrap gap-x-3 gap-y-2">
        {questions.map(({ question, content }, index) => (
          <li key={question.id} className="flex items-center gap-1.5">
            <span aria-hidden className="w-6 text-right text-sm text-muted">
              {index + 1}
            </span>
            <input
              {...register(`${name}.${index}`)}
              data-mark
              aria-label={words.mark(subTest.subject.code, index + 1)}
              aria-invalid={errors.some(error => error.index === index) || undefined}
              placeholder={markSigns(content).length > 0 ? '' : words.expected.text}
              autoComplete="off"
              autoCapitalize="characters"
              onPaste={pasteFrom(index)}
              onKeyDown={moveOn}
              className={joinClasses(inputClasses, 'px-2 text-center uppercase', widths[markShape(content)])}
            />
          </li>
        ))}
      </ol>
      {errors.length > 0 && (
        <ul className="mt-2 text-sm text-bad">
          {errors.map(({ index, message }) => (
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

const widths = { letter: 'w-11', letters: 'w-20', row: 'w-24', text: 'w-32 normal-case' }

/** A row of letters as they stand in another table: apart by spaces, or a letter each. */
function splitMarks(text: string): string[] {
  const cells = text.trim().split(/[\t\n;, ]+/)
  return cells.length === 1 && /^[A-Za-z-]{6,}$/.test(cells[0] ?? '') ? Array.from(cells[0] ?? '') : cells
}

/** Enter goes to the next question and does not send. */
function moveOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const all = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[data-mark]') ?? [])]
  const next = all[all.indexOf(event.currentTarget) + 1]
  // Not every browser moves the focus to what is selected.
  next?.focus()
  next?.select()
}
