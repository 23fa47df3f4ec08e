import Check from 'icon:check'
import CloudOff from 'icon:cloud-off'
import type { Icon } from '../../draw-icon.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { texts } from '../texts.ts'

const saved = { tone: 'ok', icon: Check, label: 'Tersimpan' } as const
const unsent = (count: number) =>
  ({ tone: 'doubt', icon: CloudOff, label: `Belum terkirim: ${count}` }) as const

/** The save states of a session, in the words that stand there. */
const moments: [time: string, event: string, state: { tone: Tone; icon: Icon; label: string }][] = [
  ['19.02', 'Soal 11 dijawab', saved],
  ['19.04', 'Sinyal hilang. Soal 12, 13, dan 14 tetap dijawab', unsent(3)],
  ['19.08', 'Halaman dimuat ulang, tetap tanpa sinyal: jawaban dan sisa waktu masih ada', unsent(3)],
  ['19.12', 'Sinyal kembali', saved],
]

export function OfflineExample() {
  return (
    <figure className="min-w-0">
      <figcaption className="pb-3 text-sm font-bold">{texts.benefits.offline.caption}</figcaption>
      <ol className="border-t border-line-strong">
        {moments.map(([time, event, { tone, icon, label }]) => (
          <li
            key={time}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 border-b border-line py-3.5 text-md sm:grid-cols-[3.5rem_minmax(0,1fr)_11rem]"
          >
            <span className="font-bold">{time}</span>
            <span>{event}</span>
            <span className="col-start-2 *:whitespace-normal sm:col-start-3">
              <Chip tone={tone} icon={icon}>
                {label}
              </Chip>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
