import { programs } from '@gerbang/contract/exam/programs.ts'
import { type SchoolLogin, schoolLogin } from '@gerbang/contract/people/school-login.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { texts as all } from './texts.ts'

const texts = all.school

/** Signing in with the accounts of the school's own provider. */
export function SchoolLoginPage() {
  const found = useQuery(query(schoolLogin.get, {}))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <Loaded from={found} skeleton={<Skeleton rows={4} className="h-32" />}>
        {({ data }) => <Setting found={data} />}
      </Loaded>
    </>
  )
}

const readDomains = (text: string) => text.split(/[\s,;]+/).filter(domain => domain !== '')

const domainName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i

function useSetting({ redirect_uri: _, has_secret, domains, ...found }: SchoolLogin) {
  return useCallForm(schoolLogin.update, {
    values: { ...found, program_id: found.program_id ?? '', domains: domains.join(', '), client_secret: '' },
    toBody: ({ client_secret, ...values }) => ({
      ...values,
      domains: readDomains(values.domains),
      program_id: values.program_id || null,
      ...(client_secret !== '' && { client_secret }),
    }),
    ...(!has_secret && { requires: ['client_secret'] }),
    check: ({ domains }) => ({
      domains: readDomains(domains).every(one => domainName.test(one)) ? undefined : texts.domainsWrong,
    }),
    refreshes: [schoolLogin.get, schoolLogin.offer],
    announces: true,
    onSuccess: (_, form, settle) => settle({ ...form.getValues(), client_secret: '' }),
  })
}

function Setting({ found }: { found: SchoolLogin }) {
  const save = useSetting(found)
  return (
    <CallForm
      of={save}
      warnsOnLeave
      className="grid grid-cols-1 items-start wrap-anywhere gap-6 lg:grid-cols-2"
    >
      <Card title={texts.provider} note={texts.providerNote}>
        <div className="grid grid-cols-1 gap-5">
          <Field label={texts.redirect} hint={texts.redirectHint}>
            {control => (
              <Input
                {...control}
                readOnly
                value={found.redirect_uri}
                onFocus={event => event.target.select()}
              />
            )}
          </Field>
          <TextField
            name="issuer"
            type="url"
            label={texts.issuer}
            hint={texts.issuerHint}
            autoComplete="off"
          />
          <TextField name="client_id" label={texts.client} autoComplete="off" spellCheck={false} />
          <TextField
            name="client_secret"
            type="password"
            label={texts.secret}
            hint={found.has_secret ? texts.secretKept : texts.secretHint}
            autoComplete="new-password"
          />
        </div>
      </Card>
      <div className="grid grid-cols-1 gap-6">
        <Card title={texts.people}>
          <div className="grid grid-cols-1 gap-5">
            <TextField name="domains" label={texts.domains} hint={texts.domainsHint} autoComplete="off" />
            <TextField name="nisn_claim" label={texts.nisn} hint={texts.nisnHint} autoComplete="off" />
            <CheckboxField name="makes_accounts" label={texts.makes} hint={texts.makesHint} />
            <Program save={save} />
          </div>
        </Card>
        <Card title={texts.button}>
          <div className="grid grid-cols-1 gap-5">
            <TextField name="label" label={texts.label} />
            <CheckboxField name="is_on" label={texts.on} hint={texts.onHint} />
            <Submit label={all.save} needsChange />
          </div>
        </Card>
      </div>
    </CallForm>
  )
}

/** Asked for only where accounts are made. */
function Program({ save }: { save: ReturnType<typeof useSetting> }) {
  const offered = useQuery(query(programs.list, {}))
  const makes = useWatch({ control: save.form.control, name: 'makes_accounts' })
  if (!makes) return null
  return (
    <SelectField
      name="program_id"
      label={texts.program}
      placeholder={texts.pick}
      options={nameOptions(offered.data?.data ?? [])}
      error={offered.error?.message}
    />
  )
}
