import { showAll } from './all/show-all.ts'
import { showAssembly } from './assembly/show-assembly.ts'
import { showCalibration } from './calibration/show-calibration.ts'
import { showMirt } from './calibration/show-mirt.ts'
import { showChances } from './chances/show-chances.ts'
import { showHonesty } from './honesty/show-honesty.ts'
import { showPlacement } from './placement/show-placement.ts'
import { showPractice } from './practice/show-practice.ts'
import { showYear } from './year/show-year.ts'

type Study = (args: string[]) => void | Promise<void>

const studies: Record<string, Study> = {
  all: showAll,
  chances: showChances,
  honesty: showHonesty,
  calibration: showCalibration,
  mirt: showMirt,
  placement: showPlacement,
  assembly: showAssembly,
  year: showYear,
  practice: showPractice,
}

const [name = '', ...args] = process.argv.slice(2)
const show = studies[name]
if (show) await show(args)
else {
  console.error(`npm run research -- ${Object.keys(studies).join(' | ')}`)
  process.exitCode = 2
}
