import { programs } from '@gerbang/contract/exam/programs.ts'
import { type Settings, settings } from '@gerbang/contract/platform/settings.ts'
import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { IdentityFields } from './identity-fields.tsx'
import { findMistakes, type IdentityValues, toBody, toFormat, toValues } from './identity-values.ts'
import { testPath } from './plan-address.ts'
import { planReads } from './plan-reads.ts'
import { PlanSteps } from './plan-steps.tsx'
import { texts } from './texts.ts'

const words = texts.identity

/** The first step of the wizard: of a new draft, or of the one that the address names. */
export function PlanIdentityPage() {
  const id = useSearchParams()[0].get('id') ?? undefined
  return (
    <>
      <PageHeading title={id === undefined ? words.createTitle : words.changeTitle}>
        {words.intro}
      </PageHeading>
      <PlanSteps id={id} current="identity" />
      {id === undefined ? <CreateLoaded /> : <ChangeLoaded id={id} />}
    </>
  )
}

function CreateLoaded() {
  const found = useQuery(query(settings.get, {}))
  return <Loaded from={found}>{({ data }) => <CreateForm settings={data} />}</Loaded>
}

function CreateForm({ settings }: { settings: Settings }) {
  const navigate = useNavigate()
  const save = useCallForm(tryoutPlans.create, {
    values: toValues({
      scoring: settings.tryout_scoring,
      result_release: settings.tryout_result_release,
      review_policy: settings.tryout_review_policy,
    }),
    toBody,
    check: findMistakes,
    draft: 'tryout-plan',
    refreshes: planReads,
    announces: true,
    onSuccess: ({ data }) => navigate(testPath(data.id)),
  })
  return (
    <CallForm of={save} className="grid max-w-3xl grid-cols-1 gap-6" warnsOnLeave>
      <IdentityFields first={<ProgramFields />} />
      <Submit label={words.create} />
    </CallForm>
  )
}

/** A program, and the format of a year that the draft begins with. */
function ProgramFields() {
  const known = useQuery(query(programs.listAll, {}))
  const { control, setValue, subscribe } = useFormContext<IdentityValues>()
  const programId = useWatch({ control, name: 'program_id' })
  const all = (known.data?.data ?? []).filter(({ is_active }) => is_active)
  const listPresets = (id: string) => all.find(program => program.id === id)?.presets ?? []
  const presets = listPresets(programId)

  // Another program brings its newest format along, and a format how it is sat and scored: to begin with, not for ever.
  const follow = useEffectEvent((chosen: string | undefined, { program_id, preset_id }: IdentityValues) => {
    const own = listPresets(program_id)
    if (chosen === 'program_id') setValue('preset_id', own[0]?.id ?? '')
    const preset = chosen === 'preset_id' && own.find(({ id }) => id === preset_id)
    if (!preset) return
    for (const [name, value] of Object.entries(toFormat(preset)))
      setValue(name as keyof IdentityValues, value, { shouldDirty: true })
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => follow(name, values),
      }),
    [subscribe],
  )
  return (
    <>
      <SelectField
        name="program_id"
        label={words.program}
        options={nameOptions(all)}
        error={known.error?.message}
      />
      {programId !== '' && (
        <SelectField
          name="preset_id"
          label={words.preset}
          hint={words.presetHint}
          placeholder={words.noPreset}
          options={nameOptions(presets)}
        />
      )}
    </>
  )
}

function ChangeLoaded({ id }: { id: string }) {
  const found = useQuery(query(tryoutPlans.get, { params: { id } }))
  return (
    <Loaded from={found}>
      {({ data: plan }) =>
        plan.state === 'draft' ? (
          <ChangeForm plan={plan} />
        ) : (
          <Notice
            action={
              <Link to={fillPath(paths.plan, { id })} className={buttonClasses('secondary')}>
                {words.toDetail}
              </Link>
            }
          >
            {words.frozen}
          </Notice>
        )
      }
    </Loaded>
  )
}

function ChangeForm({ plan }: { plan: Plan }) {
  const save = useCallForm(tryoutPlans.update, {
    params: { id: plan.id },
    values: toValues(plan),
    toBody,
    check: findMistakes,
    refreshes: planReads,
    announces: true,
    onSuccess: ({ data }, _form, settle) => settle(toValues(data)),
  })
  return (
    <CallForm of={save} className="grid max-w-3xl grid-cols-1 gap-6" warnsOnLeave>
      <IdentityFields />
      <Submit label={words.save}>
        <Link to={testPath(plan.id)} className={buttonClasses('secondary')}>
          {words.toTest}
        </Link>
      </Submit>
    </CallForm>
  )
}
