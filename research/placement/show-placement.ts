import { printTable } from '../../bench/table.ts'
import { studyPlacement } from './study-placement.ts'

const wanted = 0.7
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Simulated students answer the eight questions of placement: how many begin in the band that is theirs. */
export function showPlacement([students = '4000']: string[]): void {
  const rows = [true, false].flatMap(isCalibrated =>
    [0, 1, 8].flatMap(lag =>
      [0, 0.5, 1].map(candour => {
        const size = { students: Number(students), seed: 770_001 }
        const { right, near, usual, error } = studyPlacement({ isCalibrated, lag, candour }, size)
        if (isCalibrated && right < wanted) process.exitCode = 1
        return [
          isCalibrated ? 'estimates' : 'authors',
          lag === 8 ? 'offline' : String(lag),
          percent(candour),
          percent(right),
          percent(near),
          percent(usual),
          error.toFixed(2),
        ]
      }),
    ),
  )
  printTable(['known by', 'lag', 'says so', 'right band', 'or beside', 'all lowest', 'RMSE'], rows)
}
