import type { Profile } from '@gerbang/contract/profile.ts'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useMistakes } from '../../ui/use-mistakes.ts'
import { RegionControl } from '../region/region-control.tsx'
import { isWritten, phonePattern } from '../study/written.ts'
import { EmailRow } from './email-row.tsx'
import { type PersonValues, toChanges, toValues } from './person-values.ts'
import { RankingField, StudyFields } from './student-fields.tsx'
import { texts } from './texts.ts'
import { useUpdate } from './use-update.ts'

const words = texts.person
const serverNames = { province_id: 'province', city_id: 'city', district_id: 'district' } as const
const usernamePattern = /^\s*[a-zA-Z0-9]+(?:[._-][a-zA-Z0-9]+)*\s*$/

export function PersonCard({ profile }: { profile: Profile }) {
  const { role } = profile
  const form = useForm({ defaultValues: toValues(profile), shouldFocusError: false })
  const { element, focusFirst, setFieldError } = useMistakes(form, serverNames)
  const { isDirty, dirtyFields } = form.formState
  const isNew = {
    place: Boolean(dirtyFields.province ?? dirtyFields.city ?? dirtyFields.district),
    program: Boolean(dirtyFields.program_id),
  }
  const save = useUpdate({
    setFieldError,
    announces: true,
    onSuccess: ({ data }) => form.reset(toValues(data)),
  })
  return (
    <Card title={words.title}>
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          onSubmit={event =>
            void form.handleSubmit(
              values => save.mutate({ body: toChanges(values, role, isNew) }),
              focusFirst,
            )(event)
          }
          className="grid gap-5 sm:grid-cols-2"
        >
          <EmailRow profile={profile} />
          <AccountFields />
          {role === 'student' && <StudyFields profile={profile} />}
          <RegionControl {...(isNew.place && { needs: words.need })} />
          {role === 'student' && <RankingField />}
          <div className="sm:col-span-2">
            <Button type="submit" busy={save.isPending} disabled={!isDirty}>
              {words.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  )
}

function AccountFields() {
  const { register, formState } = useFormContext<PersonValues>()
  const { errors } = formState
  return (
    <>
      <Field label={words.name} error={errors.name?.message}>
        {control => (
          <Input
            {...control}
            {...register('name', { validate: isWritten(words.need.name) })}
            autoComplete="name"
            maxLength={100}
          />
        )}
      </Field>
      <Field label={words.username} hint={words.usernameHint} error={errors.username?.message}>
        {control => (
          <Input
            {...control}
            {...register('username', {
              validate: isWritten(words.need.username),
              pattern: { value: usernamePattern, message: words.need.username },
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
          />
        )}
      </Field>
      <Field label={words.phone} error={errors.phone?.message}>
        {control => (
          <Input
            {...control}
            {...register('phone', { pattern: { value: phonePattern, message: words.need.phone } })}
            type="tel"
            autoComplete="tel"
          />
        )}
      </Field>
    </>
  )
}
