import { auth } from '@gerbang/contract/people/auth.ts'
import { type Settings, type SocialLink, settings } from '@gerbang/contract/platform/settings.ts'
import { useQuery } from '@tanstack/react-query'
import History from 'icon:rotate-ccw-clock'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { platformNames } from '../../../site/platform-names.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { showProduct } from '../../../ui/brand/product.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { CodesCard } from './codes-card.tsx'
import { MailCard } from './mail-card.tsx'
import { ScoringCard } from './scoring-card.tsx'
import { saving, SettingForm } from './setting-form.tsx'
import { texts } from './texts.ts'

const platforms = Object.keys(platformNames) as SocialLink['platform'][]

export function SettingPage() {
  const found = useQuery(query(settings.get, {}))
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading title={texts.title}>{texts.intro}</PageHeading>
        <Link to={paths.audit} className={`${buttonClasses('secondary')} mb-6`}>
          <History aria-hidden size={18} strokeWidth={1.75} />
          {texts.history}
        </Link>
      </div>
      <Loaded from={found} skeleton={<Skeleton rows={4} className="h-32" />}>
        {({ data }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Identity settings={data} />
            <Contact settings={data} />
            <Social settings={data} />
            <CodesCard settings={data} />
            <ScoringCard settings={data} />
            <div className="grid gap-6">
              <Privacy settings={data} />
              <SignIn settings={data} />
              <MailCard />
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}

const show = ({ product_name: name, logo_url }: Settings) => showProduct({ name, logo_url })

function Identity({ settings: { product_name, footer_year, logo_url } }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: { product_name, footer_year, logo: null as File | null },
    toBody: ({ logo, ...written }) => ({ ...written, ...(logo !== null && { logo }) }),
    onSuccess: ({ data }, _form, settle) => {
      settle({ product_name: data.product_name, footer_year: data.footer_year, logo: null })
      show(data)
    },
  })
  const remove = useSend(settings.update, {
    ...saving,
    onSuccess: ({ data }) => show(data),
  })
  const words = texts.identity
  return (
    <SettingForm of={save} words={words}>
      <TextField name="product_name" label={words.name} />
      {logo_url !== null && (
        <div className="flex flex-wrap items-center gap-4">
          <img src={logo_url} alt="" className="max-h-16 max-w-40 object-contain" />
          <Button
            variant="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate({ body: { logo: null } })}
          >
            {words.removeLogo}
          </Button>
        </div>
      )}
      <PictureField name="logo" label={words.logo} hint={words.logoHint} megabytes={5} />
      <NumberField name="footer_year" label={words.year} isYear />
    </SettingForm>
  )
}

function Contact({ settings: found }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: {
      contact_email: found.contact_email ?? '',
      contact_phone: found.contact_phone ?? '',
      contact_city: found.contact_city ?? '',
      contact_province: found.contact_province ?? '',
    },
  })
  const words = texts.contact
  return (
    <SettingForm of={save} words={words}>
      <TextField name="contact_email" type="email" label={words.email} />
      <TextField name="contact_phone" type="tel" label={words.phone} />
      <TextField name="contact_city" label={words.city} />
      <TextField name="contact_province" label={words.province} />
    </SettingForm>
  )
}

type Links = Record<SocialLink['platform'], string>

function Social({ settings: { social_links } }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: Object.fromEntries(
      platforms.map(platform => [platform, social_links.find(link => link.platform === platform)?.url ?? '']),
    ) as Links,
    toBody: links => ({
      social_links: platforms.flatMap(platform =>
        links[platform].trim() === '' ? [] : [{ platform, url: links[platform].trim() }],
      ),
    }),
    check: links =>
      Object.fromEntries(
        platforms.map(platform => [
          platform,
          /^(https:\/\/.+\..+)?$/.test(links[platform].trim()) ? undefined : texts.social.note,
        ]),
      ),
  })
  return (
    <SettingForm of={save} words={texts.social}>
      {platforms.map(platform => (
        <TextField
          key={platform}
          name={platform}
          type="url"
          label={platformNames[platform]}
          autoComplete="off"
        />
      ))}
    </SettingForm>
  )
}

/** What others see of students. */
function Privacy({
  settings: { ranking_names, open_school_students, teachers_see_classes },
}: {
  settings: Settings
}) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: { ranking_names, open_school_students, teachers_see_classes },
    toBody: ({ open_school_students: school, ...yes }) => ({
      open_school_students: school,
      ranking_names: String(yes.ranking_names),
      teachers_see_classes: String(yes.teachers_see_classes),
    }),
  })
  const words = texts.privacy
  return (
    <SettingForm of={save} words={words}>
      <CheckboxField name="ranking_names" label={words.names} hint={words.namesHint} />
      <NumberField name="open_school_students" label={words.school} hint={words.schoolHint} />
      <CheckboxField name="teachers_see_classes" label={words.teachers} hint={words.teachersHint} />
    </SettingForm>
  )
}

/** What people sign in with. */
function SignIn({ settings: { second_factor_for_admins } }: { settings: Settings }) {
  const save = useCallForm(settings.update, {
    ...saving,
    values: { second_factor_for_admins },
    toBody: values => ({ second_factor_for_admins: String(values.second_factor_for_admins) }),
    refreshes: [...saving.refreshes, auth.me],
  })
  const words = texts.signIn
  return (
    <SettingForm
      of={save}
      words={words}
      more={
        <ButtonLink to={paths.schoolLogin} variant="secondary">
          {texts.school.open}
        </ButtonLink>
      }
    >
      <CheckboxField name="second_factor_for_admins" label={words.factor} hint={words.factorHint} />
    </SettingForm>
  )
}
