import { type MarkedQuestion, type Marking, markings } from '@gerbang/contract/office/markings.ts'
import { Link } from 'react-router'
import { Addressed } from '../../../list/addressed.tsx'
import { useSend } from '../../../api/use-send.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

/** The essay questions of one try-out or quiz, and how far they are. */
export function MarkingPage() {
  return (
    <Addressed call={markings.get} skeleton={<Skeleton rows={4} className="h-24" />}>
      {data => (
        <>
          <PageHeading title={data.name} eyebrow={texts.title}>
            {texts.progress(data.marked, data.of)}
          </PageHeading>
          {data.can_set_markers && <Markers marking={data} />}
          <ul className="grid gap-3">
            {data.questions.map(one => (
              <li key={one.question_id}>
                <Asked placeId={data.id} question={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Addressed>
  )
}

function Asked({ placeId, question }: { placeId: string; question: MarkedQuestion }) {
  const toPath = useAreaPath()
  const { question_id: questionId, sub_test, position, prompt_html, marked, of, own, has_next } = question
  return (
    <Card title={texts.number(sub_test, position)}>
      <QuestionHtml html={prompt_html} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">
          {texts.progress(marked, of)}
          {own > 0 && `, ${texts.own(own)}`}
        </p>
        {(has_next || own > 0) && (
          <Link
            to={toPath(areaPaths.markingDesk, { id: placeId, questionId })}
            className={buttonClasses(has_next ? 'primary' : 'secondary')}
          >
            {has_next ? texts.mark : texts.look}
          </Link>
        )}
      </div>
    </Card>
  )
}

function Markers({ marking: { id, markers } }: { marking: Marking }) {
  const set = useSend(markings.setMarkers, { refreshes: [markings.get, markings.list], announces: true })
  const choose = (chosen: 1 | 2) => set.mutate({ params: { id }, body: { markers: chosen } })
  return (
    <div className="mb-4 max-w-md">
      <Field label={texts.markers} hint={texts.markersHint}>
        {control => (
          <Select
            {...control}
            value={markers}
            disabled={set.isPending}
            onChange={event => choose(event.target.value === '2' ? 2 : 1)}
          >
            <option value={1}>{texts.markerChoices[1]}</option>
            <option value={2}>{texts.markerChoices[2]}</option>
          </Select>
        )}
      </Field>
    </div>
  )
}
