import type { Attention, AttentionKind } from '@gerbang/contract/office/dashboard.ts'
import ArrowRight from 'icon:arrow-right'
import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import CircleX from 'icon:circle-x'
import Flag from 'icon:flag'
import { Link } from 'react-router'
import { areaPaths, fillPath, paths } from '../../../../paths.ts'
import { Card } from '../../../../ui/card.tsx'
import { texts } from './texts.ts'

const looks: Record<AttentionKind, 'failed' | 'doubtful' | 'due'> = {
  wrong_clock: 'failed',
  suspect_keys: 'doubtful',
  failed_runs: 'failed',
  late_answers: 'due',
  question_reports: 'doubtful',
  failed_mails: 'failed',
  no_mail: 'failed',
  disk_full: 'failed',
  backup_old: 'due',
  demo_accounts: 'due',
}

const marks = {
  failed: <CircleX aria-hidden size={20} strokeWidth={1.75} className="mt-px shrink-0 text-bad" />,
  doubtful: (
    <span className="mt-px grid size-5 shrink-0 place-items-center rounded-chip bg-doubt text-on-doubt">
      <Flag aria-hidden size={13} strokeWidth={2.25} />
    </span>
  ),
  due: <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-px shrink-0 text-brand" />,
}

const ofTryout = (tryout: Attention['tryout'], search = '') =>
  fillPath(paths.scoreRank, { id: tryout?.id ?? '' }) + search

/** Where the cure is; what only the server's keeper can do has none here. */
const cures: Record<AttentionKind, (tryout: Attention['tryout']) => string | undefined> = {
  wrong_clock: () => undefined,
  suspect_keys: tryout => ofTryout(tryout, '?tab=soal&flagged=true'),
  failed_runs: tryout => ofTryout(tryout),
  late_answers: tryout => (tryout ? fillPath(paths.live, { id: tryout.id }) : undefined),
  question_reports: () => `${paths.admin}/${areaPaths.bankFlags}`,
  failed_mails: () => paths.settings,
  no_mail: () => paths.settings,
  disk_full: () => undefined,
  backup_old: () => undefined,
  demo_accounts: () => `${paths.users}?search=%40gerbang.test`,
}

export function AttentionCard({ attention }: { attention: Attention[] }) {
  return (
    <Card title={texts.attentionTitle}>
      {attention.length === 0 ? (
        <p className="flex items-center gap-2 text-md text-muted">
          <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="text-ok" />
          {texts.calm}
        </p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {attention.map(one => (
            <Row key={`${one.kind} ${one.tryout?.id}`} attention={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ attention: { kind, count, tryout } }: { attention: Attention }) {
  const { say, cure } = texts.attention[kind]
  const to = cures[kind](tryout)
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2.5 sm:min-h-16 sm:flex-nowrap">
      <span className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-md">
        {marks[looks[kind]]}
        <span className="wrap-anywhere">{say(count, tryout?.title ?? '')}</span>
      </span>
      {to !== undefined && (
        <Link
          to={to}
          className="ml-8 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-chip text-md font-semibold text-brand hover:underline sm:ml-0"
        >
          {cure}
          <ArrowRight aria-hidden size={16} strokeWidth={2} />
        </Link>
      )}
    </li>
  )
}
