import type { Report } from '@gerbang/contract/office/reports.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { ScoreLine } from '../../../../ui/chart/score-line.tsx'
import { texts } from './texts.ts'

const words = texts.report
const hundredths = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = (value: number | null) => (value === null ? '–' : formatCount(Math.round(value)))

/** How each sub-test went, on the scale of the try-out. */
export function SubTestCard({ report: { sub_tests, tryout, is_part } }: { report: Report }) {
  const { min, max } = tryout.scale
  return (
    <Card title={words.subTests} note={words.subTestsNote} className="min-w-0">
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={words.subTests}
        className="relative overflow-x-auto"
      >
        <table className="w-full text-md">
          <thead className="text-left text-sm text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-3 font-medium">
                {words.subTest}
              </th>
              <th scope="col" className="py-1.5 pr-3 text-right font-medium">
                {words.meanHead}
              </th>
              <th scope="col" className="py-1.5 pr-3 text-right font-medium">
                {words.sd}
              </th>
              <th scope="col" className="py-1.5 pr-4 text-right font-medium" title={words.alphaHint}>
                {words.alpha}
              </th>
              <th scope="col" className="hidden w-28 py-1.5 font-medium sm:table-cell lg:w-36">
                {words.place}
              </th>
            </tr>
          </thead>
          <tbody>
            {sub_tests.map(({ id, subject, mean, sd, alpha, overall }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 text-left font-semibold">
                  <abbr title={subject.name} className="no-underline">
                    {subject.code}
                  </abbr>
                </th>
                <td className="py-2.5 pr-3 text-right font-bold">{whole(mean)}</td>
                <td className="py-2.5 pr-3 text-right text-muted">{whole(sd)}</td>
                <td className="py-2.5 pr-4 text-right text-muted">
                  {alpha === null ? '–' : hundredths.format(alpha)}
                </td>
                <td className="hidden sm:table-cell">
                  {mean !== null && (
                    <ScoreLine
                      value={mean}
                      error={sd ?? 0}
                      mark={is_part ? overall : null}
                      min={min}
                      max={max}
                      label={words.line(subject.name, whole(mean))}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-sm text-muted">
        {words.alphaHint} {is_part && words.overallMark}
      </p>
    </Card>
  )
}
