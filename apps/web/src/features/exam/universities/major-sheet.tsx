import { type MajorDetail, universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import Plus from 'icon:plus'
import Trash2 from 'icon:trash'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useSend } from '../../../api/use-send.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'
import { readWeights, writeWeights } from './weights-text.ts'

const words = texts.major
const reads = [universityCatalogue.listMajors, universityCatalogue.get, universityCatalogue.list]

interface Year {
  year: number
  capacity: number | null
  applicants: number | null
  passing_score: number | null
  source: string
  is_estimate: boolean
}

interface Values {
  name: string
  code: string
  level: string
  group: string
  /** As people write them. */
  weighed: string
  years: Year[]
}

const empty: Values = { name: '', code: '', level: 'S1', group: '', weighed: '', years: [] }

const shared = {
  toBody: ({ weighed, ...values }: Values) => ({ ...values, weights: readWeights(weighed) ?? {} }),
  names: { weights: 'weighed' } as Record<string, 'weighed'>,
  check: ({ weighed }: Values) => ({ weighed: readWeights(weighed) ? undefined : words.badWeights }),
  refreshes: reads,
  announces: true,
}

/** One major with all its years; null makes a new one. */
export function MajorSheet({ universityId, major, onClose }: MajorSheetProps) {
  return (
    <SideSheet
      title={major?.name ?? words.createTitle}
      onClose={onClose}
      actions={major && <DeleteMajor universityId={universityId} major={major} onClose={onClose} />}
    >
      {major ? (
        <ChangeForm universityId={universityId} major={major} onClose={onClose} />
      ) : (
        <CreateForm universityId={universityId} onClose={onClose} />
      )}
    </SideSheet>
  )
}

function CreateForm({ universityId, onClose }: Omit<MajorSheetProps, 'major'>) {
  const save = useCallForm(universityCatalogue.createMajor, {
    params: { universityId },
    values: empty,
    ...shared,
    onSuccess: onClose,
  })
  return (
    <CallForm of={save} warnsOnLeave>
      <Fields />
      <Submit label={words.create} />
    </CallForm>
  )
}

function ChangeForm({ universityId, major, onClose }: MajorSheetProps & { major: MajorDetail }) {
  const { name, code, level, group, weights, years } = major
  const save = useCallForm(universityCatalogue.updateMajor, {
    params: { universityId, majorId: major.id },
    values: { name, code, level, group, weighed: writeWeights(weights), years },
    ...shared,
    onSuccess: onClose,
  })
  return (
    <CallForm of={save} warnsOnLeave>
      <Fields />
      <Submit label={words.save} needsChange />
    </CallForm>
  )
}

function Fields() {
  return (
    <>
      <TextField name="name" label={words.name} autoComplete="off" />
      <div className="grid grid-cols-2 gap-4">
        <TextField name="code" label={words.code} autoComplete="off" />
        <SelectField name="level" label={words.level} options={listOptions(texts.levels)} />
      </div>
      <TextField name="group" label={words.group} hint={words.groupHint} autoComplete="off" />
      <TextField name="weighed" label={words.weights} hint={words.weightsHint} autoComplete="off" />
      <Years />
    </>
  )
}

/** Newest first, one card each. */
function Years() {
  const { control } = useFormContext<Values>()
  const { fields, prepend, remove } = useFieldArray({ control, name: 'years' })
  const years = useWatch({ control, name: 'years' })
  const add = () =>
    prepend({
      year: Math.max(new Date().getFullYear() - 1, ...years.map(({ year }) => year)) + 1,
      capacity: null,
      applicants: null,
      passing_score: null,
      source: years[0]?.source ?? '',
      is_estimate: false,
    })
  return (
    <section>
      <h3 className="text-lg">{words.years}</h3>
      <p className="text-sm text-muted">{words.yearsHint}</p>
      <Button
        variant="secondary"
        className="mt-3"
        icon={<Plus aria-hidden size={18} strokeWidth={2} />}
        onClick={add}
      >
        {words.addYear}
      </Button>
      <ul className="mt-4 grid gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className="grid grid-cols-1 gap-4 rounded-control border border-line p-4">
            <div className="flex items-end gap-3">
              <div className="w-32">
                <NumberField name={`years.${index}.year`} label={words.year} isYear />
              </div>
              <IconButton
                icon={Trash2}
                className="ml-auto"
                label={words.removeYear(years[index]?.year ?? 0)}
                onClick={() => remove(index)}
              />
            </div>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
              <NumberField name={`years.${index}.capacity`} label={words.capacity} />
              <NumberField name={`years.${index}.applicants`} label={words.applicants} />
              <NumberField name={`years.${index}.passing_score`} label={words.score} />
            </div>
            <TextField
              name={`years.${index}.source`}
              label={words.source}
              hint={words.sourceHint}
              autoComplete="off"
            />
            <CheckboxField name={`years.${index}.is_estimate`} label={words.estimate} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeleteMajor({ universityId, major, onClose }: MajorSheetProps & { major: MajorDetail }) {
  const remove = useSend(universityCatalogue.deleteMajor, {
    refreshes: reads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <Button
      variant="quiet"
      className="text-bad"
      busy={remove.isPending}
      onClick={() => remove.mutate({ params: { universityId, majorId: major.id } })}
    >
      {words.delete}
    </Button>
  )
}

interface MajorSheetProps {
  universityId: string
  major: MajorDetail | null
  onClose: () => void
}
