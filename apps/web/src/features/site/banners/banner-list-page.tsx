import { banners, type EditableBanner } from '@gerbang/contract/site/banners.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { describeContent } from '../../../content/content-kind.ts'
import { ContentPage } from '../../../content/content-page.tsx'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { toPlacement } from './placements.ts'
import { texts } from './texts.ts'

const words = texts.form

interface Values {
  placement: string
  title: string
  image: File | null
  alt: string
  link_url: string
  opens_at: string | null
  closes_at: string | null
  is_active: boolean
}

const empty: Values = {
  placement: '',
  title: '',
  image: null,
  alt: '',
  link_url: '',
  opens_at: null,
  closes_at: null,
  is_active: true,
}

const content = describeContent({
  tab: 'banners',
  calls: banners,
  refreshes: [banners.list],
  words: texts,
  published: 'is_active',
  name: 'title',
  Note,
  Picture: ({ row }) => (
    <img
      src={row.image_url}
      alt=""
      className="h-12 w-20 rounded-chip border border-line bg-sunken object-cover"
    />
  ),
  copy: ({ id: _, created_at: _c, updated_at: _u, placement, ...banner }) => ({
    ...banner,
    placement: toPlacement(placement),
  }),
  empty,
  toValues: ({ placement, title, alt, link_url, opens_at, closes_at, is_active }) => ({
    placement: toPlacement(placement),
    title,
    image: null,
    alt,
    link_url: link_url ?? '',
    opens_at,
    closes_at,
    is_active,
  }),
  checkNew: ({ image }) => ({ image: image ? undefined : words.needsImage }),
  toUpdate: ({ image, ...written }) => (image ? { ...written, image } : written),
  Fields,
})

export function BannerListPage() {
  return <ContentPage of={content} />
}

/** Where it stands, and when. */
function Note({ row: { placement, opens_at, closes_at } }: { row: EditableBanner }) {
  const { formatTime } = useTimeFormat()
  const notes = [
    texts.placements[toPlacement(placement)],
    opens_at && texts.list.from(formatTime(opens_at)),
    closes_at && texts.list.until(formatTime(closes_at)),
  ]
  return notes.filter(Boolean).join(' · ')
}

function Fields({ row }: { row: EditableBanner | undefined }) {
  const { time_zone } = useViewer()
  return (
    <>
      <SelectField name="placement" label={words.placement} options={listOptions(texts.placements)} />
      <TextField name="title" label={words.title} />
      <PictureField name="image" label={words.image} hint={words.imageHint} now={row?.image_url ?? null} />
      <TextField name="alt" label={words.alt} hint={words.altHint} />
      <TextField name="link_url" label={words.link} hint={words.linkHint} />
      <DateTimeField name="opens_at" label={words.opens} timeZone={time_zone} />
      <DateTimeField name="closes_at" label={words.closes} timeZone={time_zone} />
      <CheckboxField name="is_active" label={words.publish} />
    </>
  )
}
