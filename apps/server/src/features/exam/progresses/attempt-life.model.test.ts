import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  beginLife,
  findRunning,
  isInTime,
  type Life,
  type Rules,
  stateOf,
} from '../../../testing/attempt-life/life.ts'
import { type Action, type SentAnswer, step } from '../../../testing/attempt-life/step.ts'
import { createWorlds, describe, observe, perform, type World } from '../../../testing/attempt-life/world.ts'

let app: TestApp
let openWorld: ReturnType<typeof createWorlds>
beforeAll(async () => {
  app = await createTestApp()
  openWorld = createWorlds(app)
})
afterAll(() => app.close())

const subTests = 3
const questions = 4
const minute = 60_000

const anyRules: fc.Arbitrary<Rules> = fc.record({
  mode: fc.constantFrom('blocking' as const, 'free' as const),
  sub_tests: fc.constant(subTests),
  questions: fc.constant(questions),
  duration: fc.constant(10 * minute),
  closes_at: fc.constantFrom(null, 9 * minute, 15 * minute, 40 * minute),
  extra: fc.constantFrom(1, 1.5),
  choices_min: fc.constantFrom(0, 1),
})

const anyTab = fc.constantFrom('A' as const, 'A' as const, 'A' as const, 'B' as const)
const anyAnswer: fc.Arbitrary<SentAnswer> = fc.record({
  question: fc.nat(questions - 1),
  value: fc.constantFrom('right', 'right', 'right', 'wrong', null, 'misfit', 'foreign'),
  flagged: fc.boolean(),
  seq: fc.integer({ min: 1, max: 9 }),
})
const anyAnswers = fc.uniqueArray(anyAnswer, { maxLength: questions, selector: answer => answer.question })

/** Which sub-test is meant: mostly one at hand, sometimes any. */
type Aim = 'newest' | 'next' | number
const anyAim = fc.constantFrom<Aim>('newest', 'newest', 'newest', 'next', 0, 1, 2)

function aimAt(life: Life, aim: Aim): number {
  if (typeof aim === 'number') return aim
  const newest = life.sheets.at(-1)?.sub_test ?? 0
  const all = Array.from({ length: subTests }, (_, index) => index)
  const next = all.find(index => life.sheets.every(sheet => sheet.sub_test !== index))
  return aim === 'next' ? (next ?? newest) : newest
}

interface Model {
  life: Life
  /** The last save or submit, whatever became of it. */
  sent: Action | undefined
}

/** An action as it is planned, and as it turns out where the life then stands; undefined where it makes no sense. */
type Plan = (life: Life, sent: Action | undefined) => Action | undefined

const isEnrolled = ({ status }: Life) => status !== 'none'
const anyPlain = fc.constantFrom('enrol' as const, 'choose' as const, 'look_at_result' as const).map(
  (action): Plan =>
    () => ({ do: action }),
)
const anyLook = anyAim.map(
  (aim): Plan =>
    life =>
      isEnrolled(life) ? { do: 'look_at_paper', sub_test: aimAt(life, aim) } : { do: 'look_at_list' },
)
const anyStart = fc
  .record({
    aim: anyAim,
    tab: anyTab,
    take_over: fc.boolean(),
    resume_only: fc.constantFrom(false, false, true),
  })
  .map(({ aim, ...how }): Plan => {
    return life => (isEnrolled(life) ? { ...how, do: 'start', sub_test: aimAt(life, aim) } : undefined)
  })
const sendAny = (kind: 'save' | 'submit') =>
  fc.record({ aim: anyAim, tab: anyTab, answers: anyAnswers }).map(({ aim, ...what }): Plan => {
    return life => {
      const sub_test = aimAt(life, aim)
      const isStarted = life.sheets.some(sheet => sheet.sub_test === sub_test)
      return isStarted ? { ...what, do: kind, sub_test } : undefined
    }
  })
/** The reply was lost, or a timer went off twice: the same again, now or much later. */
const anyRepeat = fc.constant<Plan>((_, sent) => sent)
const anySweep = fc.constant<Plan>(() => ({ do: 'sweep' }))
const anyWait = fc.integer({ min: 1, max: 5 * minute }).map(
  (ms): Plan =>
    life => ({ do: 'wait', until: life.now + ms }),
)

/** To an edge that a rule turns on, or a millisecond beyond. */
const anyEdge = fc
  .record({
    from: fc.constantFrom('deadline' as const, 'close' as const),
    after: fc.constantFrom(0, limits.answerGraceMs, limits.answerGraceMs + limits.sweepDelayMs),
    beyond: fc.constantFrom(0, 1),
  })
  .map(({ from, after, beyond }): Plan => {
    return life => {
      const edge = from === 'close' ? life.rules.closes_at : findRunning(life)?.ends_at
      const until = (edge ?? 0) + after + beyond
      return edge && until > life.now ? { do: 'wait', until } : undefined
    }
  })

/** The states that the checklist shows, wherever showing them closes nothing. */
async function compareStates(life: Life, { app, sent }: World): Promise<void> {
  const running = findRunning(life)
  if (!isEnrolled(life) || (running && !isInTime(life, running))) return
  const { data } = await app.send(tryouts.subjects, sent)
  expect(data.sub_tests.map(subTest => subTest.state)).toEqual(
    data.sub_tests.map((_, index) => stateOf(life, index)),
  )
}

function toCommand(plan: Plan): fc.AsyncCommand<Model, World> {
  let done: Action | undefined
  return {
    check: ({ life, sent }) => plan(life, sent) !== undefined,
    run: async (model, world) => {
      done = plan(model.life, model.sent)
      if (!done) return
      if (done.do === 'save' || done.do === 'submit') model.sent = done
      const { life, reply } = step(model.life, done)
      model.life = life
      expect(await perform(world, done)).toEqual(reply)
      expect(await observe(world)).toEqual(describe(life))
      await compareStates(life, world)
    },
    toString: () => JSON.stringify(done),
  }
}

const anyPlan = fc.oneof(
  { weight: 2, arbitrary: anyPlain },
  { weight: 3, arbitrary: anyLook },
  { weight: 8, arbitrary: anyStart },
  { weight: 16, arbitrary: sendAny('save') },
  { weight: 4, arbitrary: sendAny('submit') },
  { weight: 4, arbitrary: anyRepeat },
  { weight: 3, arbitrary: anySweep },
  { weight: 2, arbitrary: anyWait },
  { weight: 4, arbitrary: anyEdge },
)

/** Most lives begin like this, so that more of them get far. */
const beginning: Action[] = [
  { do: 'enrol' },
  { do: 'choose' },
  { do: 'start', sub_test: 0, tab: 'A', take_over: false, resume_only: false },
]
const anyBeginning = fc.constantFrom(0, 1, 3, 3, 3, 3)

/** Of one run; what is rare is found over many. `npm run drill -- lives` takes three hundred. */
const lives = Number(process.env['LIVES'] ?? 20)

test(
  'whatever a student does in whatever order, the server does what the rules say',
  async () => {
    const anyCommands = fc.commands([anyPlan.map(toCommand)], { maxCommands: 100, size: 'max' })
    const life = fc.asyncProperty(anyRules, anyBeginning, anyCommands, async (rules, begun, commands) => {
      const world = await openWorld(rules)
      const model: Model = { life: beginLife(rules), sent: undefined }
      for (const action of beginning.slice(0, begun)) await toCommand(() => action).run(model, world)
      await fc.asyncModelRun(() => ({ model, real: world }), commands)
    })
    // A failure names its seed and path, also when there is no time left to find the shortest way to it.
    await fc.assert(life, { numRuns: lives, interruptAfterTimeLimit: 2_000 * lives })
  },
  9_000 * lives,
)
