import { type Preset, type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldAbout } from '../../../ui/form/field.tsx'
import { useFormField } from '../../../ui/form/form-field.ts'
import { Input } from '../../../ui/form/input.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { readNumber, writeNumber } from '../../../ui/form/number-text.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { isBad, toBody, toValues } from './preset-values.ts'
import { programReads } from './program-reads.ts'
import { texts } from './texts.ts'

const words = texts.preset

interface SheetProps {
  program: ProgramDetail
  /** Undefined: a new one. */
  preset: Preset | undefined
  onClose: () => void
}

interface Subject {
  id: string
  name: string
  default_duration_seconds: number
}

/** The format of a year: a row for each subject of the program. */
export function PresetSheet(props: SheetProps) {
  const { program, preset, onClose } = props
  const id = useId()
  const known = useQuery(query(subjects.list, { query: { program_id: program.id } }))
  return (
    <SideSheet
      title={preset ? words.changeTitle(preset.name) : words.createTitle(program.name)}
      onClose={onClose}
      actions={
        <Button type="submit" form={id}>
          {texts.save}
        </Button>
      }
    >
      <Loaded from={known} skeleton={<Skeleton rows={6} className="h-12" />}>
        {({ data }) =>
          preset ? (
            <ChangeForm {...props} preset={preset} subjects={data} id={id} />
          ) : (
            <CreateForm {...props} subjects={data} id={id} />
          )
        }
      </Loaded>
    </SideSheet>
  )
}

type FormProps = SheetProps & { subjects: Subject[]; id: string }

function shareOptions({ preset, subjects, onClose }: FormProps) {
  const values = toValues(preset, subjects, new Date().getFullYear())
  type Values = typeof values
  return {
    values,
    toBody: (values: Values) => toBody(values, preset?.marks ?? { kind: 'points' }),
    names: { sub_tests: 'rows' } as Record<string, 'rows'>,
    check: ({ rows }: Values) => ({
      rows: rows.some(isBad) || rows.every(({ count }) => count === null) ? words.bad : undefined,
    }),
    refreshes: programReads,
    announces: true,
    onSuccess: onClose,
  }
}

function CreateForm(props: FormProps) {
  const save = useCallForm(programs.createPreset, {
    ...shareOptions(props),
    params: { id: props.program.id },
  })
  return (
    <CallForm of={save} id={props.id}>
      <Fields subjects={props.subjects} />
    </CallForm>
  )
}

function ChangeForm(props: FormProps & { preset: Preset }) {
  const params = { id: props.program.id, presetId: props.preset.id }
  const save = useCallForm(programs.updatePreset, { ...shareOptions(props), params })
  return (
    <CallForm of={save} id={props.id}>
      <Fields subjects={props.subjects} />
    </CallForm>
  )
}

function Fields({ subjects }: { subjects: Subject[] }) {
  const { field } = useFormField('rows')
  const about = useId()
  return (
    <>
      <TextField name="name" label={words.name} />
      <NumberField name="year" label={words.year} />
      <TextAreaField name="source" label={words.source} rows={2} />
      <SelectField name="mode" label={words.mode} options={listOptions(words.modes)} />
      <SelectField name="scoring" label={words.scoring} options={listOptions(words.scorings)} />
      <fieldset aria-describedby={about}>
        <legend className="mb-1.5 text-sm font-semibold">{words.subTests}</legend>
        <ul className="grid grid-cols-1 gap-4">
          {subjects.map((subject, index) => (
            <li key={subject.id} className="rounded-control border border-line p-3">
              <p className="mb-2 text-md font-semibold">{subject.name}</p>
              <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {(['count', 'minutes', 'weight', 'threshold'] as const).map(column => (
                  <Cell
                    key={column}
                    name={`rows.${index}.${column}`}
                    column={column}
                    subject={subject.name}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
        <FieldAbout id={about} hint={words.leaveOut} error={field.error} />
      </fieldset>
    </>
  )
}

function Cell({
  name,
  column,
  subject,
}: {
  name: string
  column: keyof typeof words.columns
  subject: string
}) {
  const { form } = useFormField(name)
  const { field } = useController({ name, control: form.control })
  const { ref, value, onChange, onBlur } = field
  return (
    <label className="text-xs text-muted">
      {words.columns[column]}
      <Input
        aria-label={words.field(words.columns[column], subject)}
        ref={ref}
        inputMode="decimal"
        defaultValue={writeNumber(value)}
        onChange={event => onChange(readNumber(event.target.value))}
        onBlur={onBlur}
      />
    </label>
  )
}
