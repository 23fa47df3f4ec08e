import type { PublicTryout } from '@gerbang/contract/site/site.ts'
import CircleDot from 'icon:circle-dot'
import Clock from 'icon:clock'
import KeyRound from 'icon:key-round'
import { formatDuration } from '../../format/format-duration.ts'
import { formatTime, formatWindow } from '../../format/format-time.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { loginForTryout } from '../addresses.ts'
import { Section } from '../section.tsx'
import { texts } from '../texts.ts'

const words = texts.schedule
const zone = 'Asia/Jakarta'

export function Schedule({ tryouts, now }: { tryouts: PublicTryout[]; now: Date }) {
  return (
    <Section id="jadwal" title={words.title}>
      {tryouts.length === 0 && <p className="mt-6 text-muted">{words.none}</p>}
      {tryouts.length > 0 && (
        <ul className="mt-8 border-t border-line">
          {tryouts.map(tryout => (
            <Row key={tryout.slug} tryout={tryout} now={now} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ tryout, now }: { tryout: PublicTryout; now: Date }) {
  const verb = tryout.phase === 'open' ? words.take : words.look
  const { sub_test_count, question_count, duration_seconds } = tryout
  return (
    <li className="grid items-center gap-x-8 gap-y-4 border-b border-line py-6 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-xl">{tryout.title}</h3>
          <Chip
            tone={tryout.phase === 'open' ? 'brand' : 'neutral'}
            icon={tryout.phase === 'open' ? CircleDot : Clock}
          >
            {tryout.phase === 'open' ? words.open : words.upcoming}
          </Chip>
          {tryout.access === 'code' && <Chip icon={KeyRound}>{words.code}</Chip>}
        </div>
        <p className="mt-1.5 max-w-[44rem] text-muted">{tryout.description}</p>
        <p className="mt-2 text-md font-medium">{tellWindow(tryout, now)}</p>
        <p className="text-sm text-muted">
          {tryout.program} · {words.size(sub_test_count, question_count, formatDuration(duration_seconds))}
        </p>
      </div>
      <a
        href={loginForTryout(tryout.slug)}
        aria-label={words.of(verb, tryout.title)}
        className={`${buttonClasses('secondary')} justify-self-start`}
      >
        {verb}
      </a>
    </li>
  )
}

function tellWindow({ opens_at, closes_at, phase }: PublicTryout, now: Date): string {
  if (closes_at !== null) return formatWindow(opens_at, closes_at, zone, now)
  return phase === 'open' ? words.openEnded : words.opensAt(formatTime(opens_at, zone, now))
}
