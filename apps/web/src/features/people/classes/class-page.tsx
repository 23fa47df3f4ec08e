import { type ClassMember, classes, type SchoolClass } from '@gerbang/contract/people/classes.ts'
import { useQuery } from '@tanstack/react-query'
import IdCard from 'icon:id-card'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths, fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ChangeClass } from './class-form.tsx'
import { ClassMarks } from './class-marks.tsx'
import { ClassTasks } from './class-tasks.tsx'
import { MemberMenu } from './member-menu.tsx'
import { ClassTeachers } from './class-teachers.tsx'
import { texts } from './texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

const words = texts.detail

export function SchoolClassPage() {
  const { classId = '' } = useParams()
  const found = useQuery(query(classes.get, { params: { id: classId } }))
  const isAdmin = useViewer().role === 'admin'
  return (
    <Loaded from={found}>
      {({ data }) => (
        <>
          <PageHeading title={data.name} {...(data.school_name !== null && { eyebrow: data.school_name })}>
            {words.facts(data.year, data.students)}
          </PageHeading>
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
            <div className="grid gap-6">
              <ClassTasks classId={data.id} />
              <Roster of={data} isAdmin={isAdmin} />
            </div>
            <div className="grid gap-6">
              <ClassTeachers of={data} isAdmin={isAdmin} />
              <ClassMarks classId={data.id} />
              {isAdmin && (
                <>
                  <ButtonLink to={`${paths.loginCards}?kelas=${data.id}`} variant="secondary" icon={IdCard}>
                    {words.cards}
                  </ButtonLink>
                  <DialogButton label={words.change}>
                    {onClose => <ChangeClass of={data} onClose={onClose} />}
                  </DialogButton>
                </>
              )}
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}

function Roster({ of, isAdmin }: { of: SchoolClass; isAdmin: boolean }) {
  const toPath = useAreaPath()
  return (
    <Card title={words.roster}>
      {of.members.length === 0 ? (
        <p className="text-md text-muted">{words.empty}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {of.members.map(member => (
            <li key={member.id} className="flex flex-wrap items-center gap-x-2 py-2.5">
              <MemberFacts member={member} isAdmin={isAdmin} />
              <ButtonLink
                to={`${toPath(areaPaths.classRaports, { classId: of.id })}?siswa=${member.id}`}
                variant="quiet"
                size="table"
                label={words.raportOf(member.name)}
              >
                {words.raport}
              </ButtonLink>
              {isAdmin && <MemberMenu of={of} member={member} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function MemberFacts({ member, isAdmin }: { member: ClassMember; isAdmin: boolean }) {
  const { formatAgo } = useTimeFormat()
  const { id, name, username, last_login_at, has_password } = member
  const seen = last_login_at === null ? words.never : words.seen(formatAgo(last_login_at))
  return (
    <NamedNote
      name={name}
      to={isAdmin ? fillPath(paths.user, { id }) : undefined}
      className="flex-1 basis-32 text-md"
    >
      {username} · {has_password ? seen : words.noCard}
    </NamedNote>
  )
}
