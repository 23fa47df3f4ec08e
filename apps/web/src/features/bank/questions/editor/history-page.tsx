import { type VersionCard, questionVersions } from '@gerbang/contract/bank/question-versions.ts'
import { type EditedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { Moment } from '../../../../auth/moment.tsx'
import { areaPaths } from '../../../../paths.ts'
import { Button, buttonClasses } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { compareVersions } from './compare-versions.ts'
import { Difference } from './difference.tsx'
import { texts } from './texts.ts'
import { UsesCard } from './uses-card.tsx'

const words = texts.history
interface Path {
  qbId: string
  subTesId: string
  id: string
}

/** What a question was, what has changed between two of its versions, and who keeps which. */
export function HistoryPage() {
  const { qbId = '', subTesId = '', questionId = '' } = useParams()
  const path = { qbId, subTesId, id: questionId }
  const toPath = useAreaPath()
  const question = useQuery(query(questions.get, { params: path }))
  const list = useQuery(query(questionVersions.list, { params: path }))
  return (
    <Loaded from={question} skeleton={<Skeleton rows={6} className="h-14" />}>
      {({ data }) => (
        <>
          <PageHeading
            title={words.title(data.position)}
            eyebrow={texts.version(data.version, texts.statuses[data.status])}
          >
            <Link
              to={toPath(areaPaths.question, { qbId, subTesId, questionId })}
              className={buttonClasses('secondary', 'table')}
            >
              {words.back}
            </Link>
          </PageHeading>
          <Loaded from={list} skeleton={<Skeleton rows={6} className="h-14" />}>
            {({ data: versions }) => <History path={path} question={data} versions={versions} />}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}

function History({
  path,
  question,
  versions,
}: {
  path: Path
  question: EditedQuestion
  versions: VersionCard[]
}) {
  const [address, setAddress] = useSearchParams()
  const newest = versions[0]?.version ?? question.version
  const pick = (name: string, otherwise: number) => {
    const asked = Number(address.get(name))
    return versions.some(({ version }) => version === asked) ? asked : otherwise
  }
  const to = pick('to', newest)
  const from = pick('from', versions.find(({ version }) => version < to)?.version ?? to)
  const choose = (chosen: Record<string, number>) =>
    setAddress(
      Object.fromEntries(
        Object.entries({ from, to, ...chosen }).map(([name, value]) => [name, String(value)]),
      ),
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] *:min-w-0">
      <Card title={words.difference}>
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <VersionSelect
            label={words.from}
            value={from}
            versions={versions}
            onChoose={version => choose({ from: version })}
          />
          <span aria-hidden>→</span>
          <VersionSelect
            label={words.to}
            value={to}
            versions={versions}
            onChoose={version => choose({ to: version })}
          />
        </div>
        <Compared path={path} from={from} to={to} />
      </Card>
      <div className="grid gap-6 *:min-w-0">
        <Card title={words.versions}>
          <ol className="divide-y divide-line">
            {versions.map(card => (
              <li
                key={card.version}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="font-semibold">
                    {words.version(card.version)}
                    {card.version === newest && (
                      <span className="font-normal text-muted"> · {words.present}</span>
                    )}
                  </p>
                  <p className="text-sm text-muted wrap-anywhere">
                    {card.author?.name ?? words.noAuthor} · <Moment iso={card.updated_at} />
                  </p>
                </div>
                {card.version !== newest && question.can_edit && (
                  <Restore
                    path={path}
                    version={card.version}
                    next={newest + 1}
                    revision={question.revision}
                  />
                )}
              </li>
            ))}
          </ol>
        </Card>
        <UsesCard path={path} newest={newest} />
      </div>
    </div>
  )
}

interface VersionSelectProps {
  label: string
  value: number
  versions: VersionCard[]
  onChoose: (version: number) => void
}

function VersionSelect({ label, value, versions, onChoose }: VersionSelectProps) {
  return (
    <Select
      aria-label={label}
      className="w-auto"
      value={String(value)}
      onChange={event => onChoose(Number(event.target.value))}
    >
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          {words.version(version)}
        </option>
      ))}
    </Select>
  )
}

function Compared({ path, from, to }: { path: Path; from: number; to: number }) {
  const read = (version: number) => query(questionVersions.get, { params: { ...path, version } })
  const before = useQuery(read(from))
  const after = useQuery(read(to))
  if (from === to) return <p className="text-muted">{words.pickTwo}</p>
  return (
    <Loaded from={before} skeleton={<Skeleton rows={4} className="h-10" />}>
      {({ data: older }) => (
        <Loaded from={after} skeleton={<Skeleton rows={4} className="h-10" />}>
          {({ data: newer }) => <Difference changes={compareVersions(older, newer)} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Restore({ path, version, next, revision }: RestoreProps) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const restore = useSend(questionVersions.restore, {
    refreshes: [questions.get, questions.list, questionVersions.list, questionVersions.usage],
    announces: true,
    onSuccess: () => {
      setAsking(false)
      return navigate('?', { replace: true })
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="table"
        icon={<RotateCcw aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
        aria-label={words.restoreOf(version)}
      >
        {words.restore}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.restoreTitle(version)}
        description={words.restoreText(next)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button
              busy={restore.isPending}
              onClick={() => restore.mutate({ params: { ...path, version }, body: { revision } })}
            >
              {words.restore}
            </Button>
          </>
        }
      />
    </>
  )
}

interface RestoreProps {
  path: Path
  version: number
  /** What it will be. */
  next: number
  revision: number
}
