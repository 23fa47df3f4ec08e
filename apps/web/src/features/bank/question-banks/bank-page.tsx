import { type Bank, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { ExportMenu } from '../../../question/export-menu.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { toBody } from './bank-body.ts'
import { BankFields, readTags } from './bank-fields.tsx'
import { DeleteBank } from './delete-bank.tsx'
import { Members } from './members.tsx'
import { StatusChip } from './status-chip.tsx'
import { SubTests } from './sub-tests.tsx'
import { texts } from './texts.ts'

const words = texts.detail

export function BankPage() {
  const { qbId = '' } = useParams()
  const toPath = useAreaPath()
  const found = useQuery(query(questionBanks.get, { params: { id: qbId } }))
  return (
    <Loaded from={found}>
      {({ data: bank }) => (
        <>
          <PageHeading title={bank.title} eyebrow={bank.program.name}>
            <span className="flex flex-wrap items-center gap-2">
              <StatusChip state={bank.status} />
              {words.owner(bank.owner.name)}
            </span>
            {bank.description && <p className="mt-2">{bank.description}</p>}
            <Link
              to={toPath(areaPaths.bankTwins, { qbId: bank.id })}
              className="inline-flex min-h-11 items-center rounded-chip font-semibold text-brand hover:underline"
            >
              {texts.twins.open}
            </Link>
          </PageHeading>
          <div className="mb-6">
            <ExportMenu of={{ kind: 'bank', id: bank.id }} />
          </div>
          {!bank.can_edit && (
            <div className="mb-6">
              <Notice>{words.readOnly(bank.owner.name)}</Notice>
            </div>
          )}
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <SubTests bank={bank} />
            <div className="grid gap-6 *:min-w-0">
              {bank.can_edit && <About key={bank.id} bank={bank} />}
              <Members bank={bank} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}

const toValues = ({ title, description, visibility, status, for_practice, tags }: Bank) => ({
  title,
  description,
  visibility,
  status,
  for_practice,
  tag_list: tags.join(', '),
})

function About({ bank }: { bank: Bank }) {
  const save = useCallForm(questionBanks.update, {
    params: { id: bank.id },
    values: toValues(bank),
    follows: true,
    names: { tags: 'tag_list' },
    toBody: ({ tag_list, ...written }) => ({
      ...written,
      tags: readTags(tag_list),
      subject_ids: toBody(bank).subject_ids,
    }),
    refreshes: [questionBanks.get, questionBanks.list],
    announces: true,
    onSuccess: ({ data }, _form, settle) => settle(toValues(data)),
  })
  return (
    <Card title={words.about}>
      <CallForm of={save} warnsOnLeave>
        <BankFields />
        <SelectField name="status" label={texts.form.status} options={listOptions(texts.statuses)} />
        <Submit label={texts.form.save} needsChange>
          <DeleteBank bank={bank} />
        </Submit>
      </CallForm>
    </Card>
  )
}
