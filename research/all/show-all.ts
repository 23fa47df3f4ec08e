import { showChances } from '../chances/show-chances.ts'
import { showHonesty } from '../honesty/show-honesty.ts'
import { showYear } from '../year/show-year.ts'

const honesty = (study: string, runs: number) => () => showHonesty([String(runs), study])

/** What scores claim, the studies that judge it, and how often each is run: so often that chance leaves the bounds alone. */
const claims: readonly { claim: string; show: readonly (() => void)[] }[] = [
  {
    claim: 'The error told holds, for a class as for a try-out',
    show: [honesty('totals', 10), honesty('small', 6)],
  },
  { claim: 'What is linked stands where it is told', show: [honesty('link', 6)] },
  { claim: 'Growth is told as it is', show: [honesty('growth', 1)] },
  { claim: 'As many more right answers are needed as are told', show: [honesty('steps', 1)] },
  { claim: 'The best and the weakest are not drawn to the mean', show: [honesty('ends', 4)] },
  { claim: 'Chances come true', show: [() => showChances(['4000', '3'])] },
  {
    claim: 'Reliability of a part is its own, and clean questions are left alone',
    show: [honesty('part', 1), honesty('flags', 5)],
  },
  { claim: 'Who presses anything moves nobody', show: [honesty('effort', 2)] },
  { claim: 'Anchors that moved are dropped, good ones kept', show: [honesty('drift', 10)] },
  { claim: 'Answers of two students are alike by more than chance', show: [honesty('similar', 5)] },
  { claim: 'Schools are shown as far from the norm as they are', show: [honesty('groups', 1)] },
  { claim: 'Questions harder for one group are found', show: [honesty('differences', 5)] },
  { claim: 'A bank learns from try-out to try-out, and its scale stays', show: [() => showYear()] },
]

/** Every study that judges what scores claim, one after the other, with bounds and seeds; the command fails where one is left. */
export function showAll(): void {
  for (const [place, { claim, show }] of claims.entries()) {
    console.log(`\n${place + 1}. ${claim}\n`)
    for (const one of show) one()
  }
}
