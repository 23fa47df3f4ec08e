import Moon from 'icon:moon'
import Sun from 'icon:sun'
import { FormProvider, useForm } from 'react-hook-form'
import { useViewer } from '../../../auth/viewer.ts'
import { RichTextField } from '../../../rich-text/rich-text-field.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { type FieldFacts, FieldFactsContext } from '../../../ui/form/form-field.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'

const values = {
  title: '',
  question: 'Berapa lama satu subtes?',
  answer: 'Waktunya $42{,}5$ menit.\n\n$$t = \\frac{s}{v}$$',
  program: '',
  capacity: 1250.5,
  opens_at: '2026-11-24T01:00:00.000Z',
  look: 'light',
  published: true,
  file: null,
}
const errors = {
  title: { type: 'rule', message: 'Paling sedikit 3 huruf.' },
  program: { type: 'rule', message: 'Pilih salah satu.' },
}
const looks = [
  { value: 'light', label: 'Terang', hint: 'Latar putih, huruf gelap.', icon: Sun },
  { value: 'dark', label: 'Gelap', icon: Moon },
]

/** Every field of the kit; two have a mistake. */
export function GalleryForm() {
  const form = useForm({ defaultValues: values, errors })
  const { time_zone } = useViewer()
  return (
    <Card title="Isian" className="min-w-0 md:col-span-2">
      <FormProvider {...form}>
        <FieldFactsContext value={describe}>
          <form noValidate className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField name="title" label="Judul" hint="Singkat dan jelas." />
            <SelectField name="program" label="Program" options={[{ value: 'utbk', label: 'UTBK' }]} />
            <TextAreaField name="question" label="Pertanyaan" hint="Seperti siswa bertanya." />
            <div className="sm:col-span-2">
              <RichTextField name="answer" label="Jawaban" hint="Dengan rumus, tabel, dan gambar." />
            </div>
            <NumberField name="capacity" label="Daya tampung" unit="kursi" />
            <DateTimeField name="opens_at" label="Dibuka" timeZone={time_zone} />
            <FileField
              name="file"
              label="Gambar"
              hint="JPEG atau PNG, sampai 10 MB."
              accept="image/jpeg,image/png"
              kinds="JPEG atau PNG"
              maxBytes={10_000_000}
            />
            <RadioField name="look" label="Tampilan" options={looks} />
            <CheckboxField name="published" label="Terbitkan" hint="Siswa langsung melihatnya." />
          </form>
        </FieldFactsContext>
      </FormProvider>
    </Card>
  )
}

function describe(name: string): FieldFacts {
  return { isOptional: name === 'question', minLength: undefined, maxLength: undefined }
}
