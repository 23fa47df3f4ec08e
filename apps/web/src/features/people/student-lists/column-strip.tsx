import { type ListColumn, type ListField, type StudentList } from '@gerbang/contract/people/student-lists.ts'
import { Card } from '../../../ui/card.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { texts } from './texts.ts'
import { useChangeList } from './use-change-list.ts'

const words = texts.columns

/** As spreadsheets name columns: A, B, … Z, AA. */
function nameColumn(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : nameColumn(Math.floor(at / 26) - 1) + letter
}

/** Which column says what, each with a value of its own to tell it by. */
export function ColumnStrip({ of: { id, columns, mapping } }: { of: StudentList }) {
  const change = useChangeList()
  const used = Object.values(mapping).filter(at => at !== null).length
  return (
    <Card title={words.title} note={words.unused(columns.length - used)}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-5">
        {(Object.keys(texts.fields) as ListField[]).map(field => (
          <ColumnChoice
            key={field}
            field={field}
            columns={columns}
            picked={mapping[field] ?? null}
            onPick={column => change.mutate({ params: { id }, body: { mapping: { [field]: column } } })}
          />
        ))}
      </div>
    </Card>
  )
}

function ColumnChoice({ field, columns, picked, onPick }: ColumnChoiceProps) {
  const sample = columns.find(({ column }) => column === picked)?.sample
  return (
    <Field
      label={texts.fields[field]}
      hint={<span className="wrap-anywhere">{sample ?? words.empty}</span>}
      {...(field === 'name' && picked === null && { error: words.needName })}
    >
      {control => (
        <Choice
          {...control}
          value={picked === null ? '' : String(picked)}
          none={words.none}
          options={columns.map(({ column, head }) => ({
            value: String(column),
            label: words.option(nameColumn(column), head),
          }))}
          onPick={value => onPick(value === '' ? null : Number(value))}
        />
      )}
    </Field>
  )
}

interface ColumnChoiceProps {
  field: ListField
  columns: readonly ListColumn[]
  picked: number | null
  onPick: (column: number | null) => void
}
