import { type Bank, type BankMember, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useQuery } from '@tanstack/react-query'
import UserMinus from 'icon:user-minus'
import { useNavigate } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { AskFirst } from '../../../form/ask-first.tsx'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { areaPaths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

const words = texts.members

/** With whom a bank is shared by name; its owner and admins change that, members may leave. */
export function Members({ bank }: { bank: Bank }) {
  const list = useQuery(query(questionBanks.listMembers, { params: { id: bank.id } }))
  return (
    <Card title={words.title} note={words.note}>
      <Loaded from={list} skeleton={<Skeleton rows={2} className="h-10" />}>
        {({ data: members }) => (
          <>
            {members.length === 0 && <p className="text-muted">{words.none}</p>}
            <ul className="divide-y divide-line">
              {members.map(member => (
                <Member key={member.id} bank={bank} member={member} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {bank.can_share && <AddMember bank={bank} />}
    </Card>
  )
}

function Member({ bank, member }: { bank: Bank; member: BankMember }) {
  const { id: own } = useViewer()
  const navigate = useNavigate()
  const toPath = useAreaPath()
  const isLeaving = member.id === own && !bank.can_share
  const name = isLeaving ? words.leave : words.remove(member.name)
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <NamedNote name={member.name}>
        {member.username} · {words.roles[member.role]}
      </NamedNote>
      {(bank.can_share || isLeaving) && (
        <DialogButton
          variant="quiet"
          size="icon"
          aria-label={name}
          title={name}
          label={<UserMinus aria-hidden size={20} strokeWidth={1.75} />}
        >
          {onClose => (
            <AskFirst
              call={questionBanks.removeMember}
              input={{ params: { id: bank.id, userId: member.id } }}
              refreshes={isLeaving ? [questionBanks.list] : [questionBanks.listMembers]}
              onSuccess={() => (isLeaving ? navigate(toPath(areaPaths.banks, {})) : onClose())}
              words={{
                title: isLeaving ? words.leaveTitle : words.removeTitle(member.name),
                text: words.removeText,
                confirm: isLeaving ? words.leave : words.removeShort,
              }}
              onClose={onClose}
            />
          )}
        </DialogButton>
      )}
    </li>
  )
}

function AddMember({ bank }: { bank: Bank }) {
  const add = useCallForm(questionBanks.addMember, {
    params: { id: bank.id },
    values: { who: '', role: 'view' },
    needs: { who: words.need },
    refreshes: [questionBanks.listMembers],
    announces: true,
    onSuccess: (_, form) => form.reset(),
  })
  return (
    <div className="mt-5 border-t border-line pt-5">
      <CallForm of={add}>
        <TextField name="who" label={words.who} autoCapitalize="none" spellCheck={false} />
        <SelectField name="role" label={words.role} options={listOptions(words.roles)} />
        <Submit variant="secondary" label={words.add} />
      </CallForm>
    </div>
  )
}
