import { banners, type EditableBanner } from '@gerbang/contract/site/banners.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { ContentDialog } from '../../../content/content-dialog.tsx'
import { PictureField } from '../../../content/picture-field.tsx'
import type { DrawnForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
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

export function BannerDialog({
  banner,
  onClose,
}: {
  banner: EditableBanner | undefined
  onClose: () => void
}) {
  return banner ? <Edit banner={banner} onClose={onClose} /> : <Create onClose={onClose} />
}

const sending = { refreshes: [banners.listAll, banners.list], announces: true }

function Create({ onClose }: { onClose: () => void }) {
  const form = useCallForm(banners.create, {
    ...sending,
    values: empty,
    check: ({ image }) => ({ image: image ? undefined : words.needsImage }),
    onSuccess: onClose,
  })
  return <Drawn of={form} title={words.create} now={null} onClose={onClose} />
}

function Edit({ banner, onClose }: { banner: EditableBanner; onClose: () => void }) {
  const { id, placement, title, alt, link_url, opens_at, closes_at, is_active, image_url } = banner
  const values: Values = {
    placement: toPlacement(placement),
    title,
    image: null,
    alt,
    link_url: link_url ?? '',
    opens_at,
    closes_at,
    is_active,
  }
  const form = useCallForm(banners.update, {
    ...sending,
    params: { id },
    values,
    toBody: ({ image, ...written }) => (image ? { ...written, image } : written),
    onSuccess: onClose,
  })
  return <Drawn of={form} title={words.edit} now={image_url} onClose={onClose} />
}

function Drawn({ of: form, title, now, onClose }: DrawnProps) {
  const { time_zone } = useViewer()
  return (
    <ContentDialog of={form} title={title} description={words.description} onClose={onClose}>
      <SelectField name="placement" label={words.placement} options={listOptions(texts.placements)} />
      <TextField name="title" label={words.title} />
      <PictureField name="image" label={words.image} hint={words.imageHint} now={now} />
      <TextField name="alt" label={words.alt} hint={words.altHint} />
      <TextField name="link_url" label={words.link} hint={words.linkHint} />
      <DateTimeField name="opens_at" label={words.opens} timeZone={time_zone} />
      <DateTimeField name="closes_at" label={words.closes} timeZone={time_zone} />
      <CheckboxField name="is_active" label={words.publish} />
    </ContentDialog>
  )
}

interface DrawnProps {
  of: DrawnForm<Values> & { send: { isPending: boolean } }
  title: string
  now: string | null
  onClose: () => void
}
