import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { judge, printTable } from '../../bench/table.ts'
import type { SetOutcome, SetTask } from './calibrate-set.ts'

const sizes = [500, 5_000, 50_000, 200_000]
const models = ['2pl', '3pl'] as const
const cpuSeconds = 40
const megabytes = 400
const wantedByTwo = 1.6

async function measure(task: SetTask): Promise<SetOutcome> {
  const child = fork(new URL('./calibrate-set.ts', import.meta.url), [JSON.stringify(task)])
  const [outcome] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (!outcome) throw new Error(`The calibration of ${task.students} students ended early`)
  return outcome
}

const heading = ['students', 'model', 'workers', 'set', 'cycles', 'CPU s', 'wall s', 'SE s', 'EAP s', 'MiB']
const accuracy = ['to optimum', 'rmse a', 'rmse b']

const describe = ({ students, model, workers }: SetTask, outcome: SetOutcome) => [
  students,
  model,
  workers || '-',
  outcome.is_generated ? 'equal' : 'DIFFERENT',
  outcome.cycles,
  outcome.calibrate_cpu.toFixed(2),
  outcome.calibrate_wall.toFixed(2),
  outcome.errors_cpu.toFixed(2),
  outcome.score_cpu.toFixed(2),
  Math.round(outcome.memory),
  outcome.objective.toFixed(5),
  outcome.rmse_a.toFixed(4),
  outcome.rmse_b.toFixed(4),
]

/**
 * Calibrates the generated sets of 160 items, then the largest by one worker, by four and by two. `most` leaves out larger sets.
 * Students come in chunks of 4,096, so that two workers have no half each below 50,000.
 */
export async function showCalibration([most = '200000']: string[]): Promise<void> {
  const students = sizes.filter(size => size <= Number(most))
  const largest = students.at(-1) ?? 500
  const tasks: SetTask[] = [
    ...students.flatMap(students => models.map(model => ({ students, model, workers: 0 }))),
    { students: largest, model: '3pl', workers: 1 },
    { students: largest, model: '3pl', workers: 4 },
    { students: largest, model: '3pl', workers: 2 },
  ]
  const outcomes: SetOutcome[] = []
  for (const task of tasks) outcomes.push(await measure(task))
  printTable(
    [...heading, ...accuracy],
    tasks.flatMap((task, index) => (outcomes[index] ? [describe(task, outcomes[index])] : [])),
  )
  const [alone, one, four, two] = outcomes.slice(-4)
  if (!alone || !one || !four || !two) return
  const isSame = [one, four, two].every(({ digest }) => digest === alone.digest)
  console.log(
    `\n${largest} students, 3pl: no, one, two and four workers ${isSame ? 'agree to the last bit' : 'DIFFER'}`,
  )
  if (!isSame || outcomes.some(outcome => !outcome.is_generated)) process.exitCode = 1
  judge(`${cpuSeconds} CPU s over those used, errors and abilities too`, cpuSeconds / sumSeconds(alone), 1)
  judge(`${megabytes} MiB over those used`, megabytes / alone.memory, 1)
  if (availableParallelism() > 1 && largest >= 50_000)
    judge('Two workers against one', one.calibrate_wall / two.calibrate_wall, wantedByTwo)
}

const sumSeconds = ({ calibrate_cpu, errors_cpu, score_cpu }: SetOutcome) =>
  calibrate_cpu + errors_cpu + score_cpu
