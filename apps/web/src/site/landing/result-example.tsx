import { ScoreLine } from '../../ui/chart/score-line.tsx'
import { texts } from '../texts.ts'

const words = texts.benefits.result

const bars = [
  ['Penalaran Umum', 641, 46, 588],
  ['Literasi dalam Bahasa Inggris', 618, 50, 569],
  ['Penalaran Matematika', 502, 44, 557],
] as const
const topics = [
  ['Barisan dan deret', 'Pengetahuan Kuantitatif', 1, 4],
  ['Simpulan dari data', 'Penalaran Umum', 2, 4],
  ['Peluang dan rata-rata', 'Penalaran Matematika', 0, 4],
] as const

export function ResultExample() {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-page p-5 sm:p-6">
      <figcaption className="text-sm text-muted">{words.caption}</figcaption>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p>
          <span className="block text-sm text-muted">{words.score}</span>
          <span className="text-4xl font-extrabold tracking-[-0.03em]">598,40</span>
        </p>
        <p className="pb-1 text-md">
          {words.target} <strong className="text-bad">{words.gap}</strong>
        </p>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div>
          <ul className="grid gap-4">
            {bars.map(([name, score, error, peers]) => (
              <li key={name}>
                <p aria-hidden className="mb-2 flex items-baseline justify-between gap-3 text-sm">
                  {name} <strong>{score}</strong>
                </p>
                <ScoreLine
                  value={score}
                  error={error}
                  mark={peers}
                  min={200}
                  max={1000}
                  label={words.barOf(name, score, peers)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-muted">{words.peers}</p>
        </div>
        <div>
          <p className="text-sm font-bold">{words.topics}</p>
          <ol className="mt-3 grid gap-3">
            {topics.map(([topic, subject, correct, of], index) => (
              <li key={topic} className="flex items-start gap-3">
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-extrabold text-brand"
                >
                  {index + 1}
                </span>
                <p className="text-md leading-snug font-semibold">
                  {topic}
                  <span className="block text-sm font-normal text-muted">
                    {subject} · {words.topicScore(correct, of)}
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  )
}
