import { outcomes, type OwnOutcome } from '@gerbang/contract/scores/outcomes.ts'
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'icon:trash'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FoldedForm } from '../../../ui/folded-form.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

const words = texts.own

const OutcomeForm = lazyPart(async () => (await import('./outcome-form.tsx')).OutcomeForm)

export function OwnOutcomesPage() {
  const own = useQuery(query(outcomes.listOwn, {}))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <Loaded from={own} skeleton={<Skeleton rows={2} className="h-40" />}>
        {({ data }) => (
          <div className="grid max-w-2xl gap-6">
            {data.choices.length === 0 ? (
              <NoChoices />
            ) : (
              <FoldedForm
                title={words.form}
                note={words.formNote}
                label={words.open}
                form={<OutcomeForm choices={data.choices} years={data.years} />}
              />
            )}
            {data.outcomes.length > 0 && <Recorded rows={data.outcomes} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

function NoChoices() {
  return <EmptyState sketch="papers" words={words.none} to={paths.tryouts} />
}

function Recorded({ rows }: { rows: OwnOutcome[] }) {
  const remove = useSend(outcomes.remove, { refreshes: [outcomes.listOwn], announces: true })
  return (
    <Card title={words.list}>
      <ul className="divide-y divide-line">
        {rows.map(({ major_id, major, university, year, admitted, chance, source }) => (
          <li key={`${major_id} ${year}`} className="flex flex-wrap items-center gap-3 py-3">
            <NamedNote name={`${major}, ${university}`} className="flex-1 basis-56">
              {year} · {chance === null ? words.untold : words.told(texts.percent(chance))}
              {source === 'import' && ` · ${words.imported}`}
            </NamedNote>
            <Chip tone={admitted ? 'ok' : 'neutral'}>
              {admitted ? texts.outcomes.admitted : texts.outcomes.refused}
            </Chip>
            <Button
              variant="quiet"
              size="table"
              icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
              aria-label={words.remove(major)}
              busy={remove.isPending && remove.variables.params?.majorId === major_id}
              onClick={() => remove.mutate({ params: { majorId: major_id }, query: { year } })}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
