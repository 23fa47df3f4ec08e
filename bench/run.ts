import { benchAlerts } from './alerts.ts'
import { benchLighthouse } from './browser/lighthouse.ts'
import { benchMarks } from './browser/marks.ts'
import { benchStudentPages } from './browser/student-pages.ts'
import { benchTyping } from './browser/typing.ts'
import { benchPapers, benchWeight } from './browser/weights.ts'
import { benchCrash } from './crash.ts'
import { benchExport } from './export.ts'
import { benchFailover } from './failover.ts'
import { benchBanks } from './lists/banks.ts'
import { benchCalibrations } from './lists/calibrations.ts'
import { benchPeople } from './lists/people.ts'
import { benchRoster } from './lists/roster.ts'
import { benchLoginRate } from './login/rate.ts'
import { benchLoginTime } from './login/time.ts'
import { benchNation } from './nation.ts'
import { benchNodes } from './nodes.ts'
import { benchBackup } from './overload/backup.ts'
import { benchCallers } from './overload/callers.ts'
import { benchImport } from './overload/import.ts'
import { benchMorning } from './overload/morning.ts'
import { benchRestart } from './overload/restart.ts'
import { benchStorm } from './overload/storm.ts'
import { benchIncrements } from './ranking/increments.ts'
import { benchReading } from './ranking/reading.ts'
import { benchRebuild } from './ranking/rebuild.ts'
import { benchScopes } from './ranking/scopes.ts'
import { benchSave } from './save.ts'
import { benchScore } from './score.ts'
import { benchShards } from './shards.ts'
import { benchStart } from './start.ts'
import { benchSubmits } from './submit/students.ts'
import { benchSweep } from './submit/sweep.ts'
import { benchVersions } from './versions.ts'

type Bench = (stack: AsyncDisposableStack, args: string[]) => Promise<void>

const benches: Record<string, Bench> = {
  save: benchSave,
  start: benchStart,
  submit: joinParts({ students: benchSubmits, sweep: benchSweep }),
  login: joinParts({ time: benchLoginTime, rate: benchLoginRate }),
  crash: benchCrash,
  overload: joinParts({
    storm: benchStorm,
    import: benchImport,
    callers: benchCallers,
    backup: benchBackup,
    morning: benchMorning,
    restart: benchRestart,
  }),
  score: benchScore,
  ranking: joinParts({
    scopes: benchScopes,
    reading: benchReading,
    rebuild: benchRebuild,
    increments: benchIncrements,
  }),
  lists: joinParts({
    banks: benchBanks,
    calibrations: benchCalibrations,
    people: benchPeople,
    roster: benchRoster,
  }),
  export: benchExport,
  nation: benchNation,
  nodes: benchNodes,
  failover: benchFailover,
  alerts: benchAlerts,
  shards: benchShards,
  versions: benchVersions,
  browser: joinParts({
    weight: benchWeight,
    papers: benchPapers,
    lighthouse: benchLighthouse,
    marks: benchMarks,
    pages: benchStudentPages,
    typing: benchTyping,
  }),
}

/** Runs the named part, or all of them in turn. */
function joinParts(parts: Record<string, Bench>): Bench {
  return async (_, [part, ...args]) => {
    const chosen = part ? [part] : Object.keys(parts)
    for (const name of chosen) {
      const bench = parts[name]
      if (!bench) return explain(parts)
      await run(bench, args)
    }
  }
}

/** A bench puts whatever it starts on its stack, so that it also stops on Ctrl-C. */
async function run(bench: Bench, args: string[]): Promise<void> {
  await using stack = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(1)))
  await bench(stack, args)
}

function explain(choices: Record<string, Bench>): void {
  console.error(`One of: ${Object.keys(choices).join(', ')}. bench/README.md says what each measures.`)
  process.exitCode = 2
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) await run(bench, args)
else explain(benches)
