import { type Settings, settings } from '@gerbang/contract/platform/settings.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { readZonedTime, writeZonedTime } from '../../../ui/form/zoned-time.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { ProgramField } from '../../../person/program-field.tsx'
import { CodeFields } from './code-fields.tsx'
import { texts } from './texts.ts'

const words = texts.form
type Way = 'random' | 'own' | 'list'

/** What a form of codes begins with, as the settings say. */
function beginFacts({ code_max_uses, code_valid_days }: Settings, timeZone: string) {
  return {
    program_id: '',
    batch: '',
    label: '',
    school_name: '',
    max_uses: code_max_uses,
    expires_at: code_valid_days === null ? null : findLastMinute(code_valid_days, timeZone),
    tryout_ids: [] as string[],
  }
}

/** Of the day that is so many days from now, where the reader is. */
function findLastMinute(days: number, timeZone: string): string | null {
  const then = new Date(Date.now() + days * 86_400_000).toISOString()
  return readZonedTime(`${writeZonedTime(then, timeZone).slice(0, 10)}T23:59`, timeZone)
}
const sending = { refreshes: [studentCodes.list, studentCodes.choices], announces: true }

/** One code, many, or those of a list: each way is a form of its own. */
export function CreateSheet({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<Way>('random')
  const found = useQuery(query(settings.get, {}))
  const timeZone = useViewer().time_zone
  const Form = way === 'own' ? OwnForm : ManyForm
  return (
    <SideSheet title={words.title} onClose={onClose}>
      <div className="mb-5">
        <RadioCards
          legend={words.way}
          options={words.ways}
          value={way}
          onChange={value => setWay(value as Way)}
        />
      </div>
      <Loaded from={found}>
        {({ data }) => <Form key={way} way={way} first={beginFacts(data, timeZone)} onClose={onClose} />}
      </Loaded>
    </SideSheet>
  )
}

function ManyForm({ way, first, onClose }: FormProps) {
  const isList = way === 'list'
  const save = useCallForm(studentCodes.bulk, {
    ...sending,
    values: { ...first, count: isList ? null : 30, prefix: '', code_list: '' },
    names: { codes: 'code_list' },
    toBody: ({ code_list, ...written }) => ({ ...written, ...(isList && { codes: readCodes(code_list) }) }),
    requires: [isList ? 'codes' : 'count'],
    needs: { count: words.needCount, code_list: words.needCodes },
    onSuccess: onClose,
  })
  const programId = useWatch({ control: save.form.control, name: 'program_id' })
  return (
    <CallForm of={save} warnsOnLeave>
      {isList ? (
        <TextAreaField name="code_list" label={words.codes} hint={words.codeHint} rows={6} />
      ) : (
        <>
          <NumberField name="count" label={words.count} hint={words.countHint} />
          <TextField name="prefix" label={words.prefix} hint={words.prefixHint} autoComplete="off" />
        </>
      )}
      <ProgramField />
      <CodeFields programId={programId} />
      <Submit label={words.submit} />
    </CallForm>
  )
}

function OwnForm({ first, onClose }: FormProps) {
  const save = useCallForm(studentCodes.create, {
    ...sending,
    // A word of one's own is for a whole class.
    values: { ...first, code: '', max_uses: 40 },
    requires: ['code'],
    needs: { code: words.needCode },
    onSuccess: onClose,
  })
  const programId = useWatch({ control: save.form.control, name: 'program_id' })
  return (
    <CallForm of={save} warnsOnLeave>
      <TextField name="code" label={words.code} hint={words.codeHint} autoComplete="off" />
      <ProgramField />
      <CodeFields programId={programId} />
      <Submit label={words.submit} />
    </CallForm>
  )
}

/** One a line, or between commas. */
function readCodes(list: string): string[] {
  return list
    .split(/[\n,;]/)
    .map(code => code.trim())
    .filter(code => code !== '')
}

interface FormProps {
  way: Way
  first: ReturnType<typeof beginFacts>
  onClose: () => void
}
