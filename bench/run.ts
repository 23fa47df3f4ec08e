import { benchBanks } from './banks.ts'
import { benchBundle } from './bundle.ts'
import { benchCrash } from './crash.ts'
import { benchCrashQuiz } from './crash-quiz.ts'
import { benchExport } from './export.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMonitor } from './monitor.ts'
import { benchOffice } from './office.ts'
import { benchOverload } from './overload.ts'
import { benchPeople } from './people.ts'
import { benchRanking } from './ranking.ts'
import { benchSave } from './save.ts'
import { benchScore } from './score.ts'
import { benchStart } from './start.ts'
import { benchTiming } from './timing.ts'
import { benchTyping } from './typing.ts'

type Bench = (stack: AsyncDisposableStack, args: string[]) => Promise<void>

const benches: Record<string, Bench> = {
  banks: benchBanks,
  save: benchSave,
  start: benchStart,
  monitor: benchMonitor,
  office: benchOffice,
  export: benchExport,
  people: benchPeople,
  import: benchImport,
  overload: benchOverload,
  crash: benchCrash,
  'crash-quiz': benchCrashQuiz,
  score: benchScore,
  ranking: benchRanking,
  bundle: benchBundle,
  lighthouse: benchLighthouse,
  timing: benchTiming,
  typing: benchTyping,
}

/** Whatever a bench starts is on its stack, and stops with it, also on Ctrl-C. */
async function run(bench: Bench, args: string[]): Promise<void> {
  await using stack = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(1)))
  await bench(stack, args)
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) await run(bench, args)
else {
  console.error(`npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 2
}
