import { classRaports } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { ExportButtons } from '../../../form/export-buttons.tsx'
import { areaPaths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'
import { ChoiceField } from '../../../ui/form/choice.tsx'

const words = texts.marks
/** What most schools ask for. */
const usualPassing = 75

/** What a school takes along of a class: raports to print, and marks for its own records. */
export function ClassMarks({ classId }: { classId: string }) {
  const toPath = useAreaPath()
  const found = useQuery(query(classRaports.tryouts, { params: { id: classId } }))
  return (
    <Card title={words.title}>
      <LoadedRows from={found} skeleton={<Skeleton rows={2} className="h-11" />} none={words.empty}>
        {({ data }) => (
          <div className="grid gap-5">
            <ButtonLink to={toPath(areaPaths.classRaports, { classId })} variant="secondary">
              {words.raports}
            </ButtonLink>
            <Marks classId={classId} tryouts={data} />
          </div>
        )}
      </LoadedRows>
    </Card>
  )
}

function Marks({ classId, tryouts }: { classId: string; tryouts: { id: string; title: string }[] }) {
  const [chosen, setChosen] = useState(tryouts[0]?.id ?? '')
  const [passing, setPassing] = useState(String(usualPassing))
  const least = Number(passing)
  const isMark = passing !== '' && Number.isInteger(least) && least >= 0 && least <= 100
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <ChoiceField
        label={words.tryout}
        value={chosen}
        options={tryouts.map(({ id, title }) => ({ value: id, label: title }))}
        onPick={setChosen}
      />
      <Field label={words.passing} hint={words.hint} {...(!isMark && { error: words.needPassing })}>
        {control => (
          <Input
            {...control}
            inputMode="numeric"
            value={passing}
            onChange={event => setPassing(event.target.value.trim())}
          />
        )}
      </Field>
      {isMark && (
        <ExportButtons
          label={words.export}
          call={classRaports.marks}
          toInput={format => ({
            params: { id: classId },
            query: { tryout_id: chosen, passing: least, format },
          })}
        />
      )}
    </div>
  )
}
