import { home, type Resume } from '@gerbang/contract/learning/home.ts'
import type { Db } from '../../../db/database.ts'
import { readOnce } from '../../../db/read-once.ts'
import type { Viewer } from '../../../http/access.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { listBanners } from '../../site/banners/banners.queries.ts'
import { listNews } from '../../site/news/news.queries.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { describeOverview } from '../practices/describe-practice.queries.ts'
import { describeStanding } from '../../scores/raports/describe-raport.queries.ts'
import { listCards } from '../../exam/tryouts/list-cards.ts'
import { decideNow, isStarting, isThing } from './decide-now.rules.ts'
import { listNewQuizzes, listRunning, listWeek } from './home.queries.ts'

const shownTryouts = 3
const shownNews = 1

/** Open ones and those to come that the student has not begun: what is done, or to be resumed, stands elsewhere. */
async function listOffered(db: Db, viewer: Viewer, at: Date) {
  const wanted = { page: 1, per_page: 40, sort: 'opens_at', phase: 'ahead' } as const
  const { data } = await listCards(db, viewer, wanted, at)
  return data.filter(({ attempt }) => attempt === null)
}

const resumePractice = ({ id, title }: { id: string; title: string }): Resume => ({
  kind: 'practice',
  slug: id,
  title,
  part: null,
  ends_at: null,
})

export function homeRoutes(mount: Mount, { db: shared, now, exam }: Platform & { exam: Exam }): void {
  mount(home.get, async ({ viewer }) => {
    const at = now()
    const db = readOnce(shared)
    const { findPaper } = exam
    const stamp = at.toISOString()
    const [standing, running, practice, tryouts, quizzes, week, banners, news] = await Promise.all([
      describeStanding({ db, student: viewer, at }),
      listRunning(db, viewer, stamp),
      describeOverview({ db, findPaper, viewer, at }),
      listOffered(db, viewer, at),
      listNewQuizzes(db, viewer, stamp),
      listWeek(db, viewer, at),
      listBanners(db, at),
      listNews(db, at, { page: 1, per_page: shownNews }),
    ])
    const { entries, change, plan, target } = standing
    const under_way = [...running, ...(practice.running ? [resumePractice(practice.running)] : [])]
    const has_practised_today = week.some(({ date, is_active }) => is_active && date === plan.today)
    const thing = decideNow({ at, under_way, tryouts, quizzes, practice, has_practised_today })
    const has_history =
      entries.length > 0 || running.length > 0 || practice.subjects.some(({ share }) => share !== null)
    return {
      data: {
        server_now: stamp,
        now: thing,
        starts: isStarting(thing, { ...plan, has_history, placed: practice.placed }),
        unfinished: under_way.filter(one => !isThing(thing, one)),
        next_tryouts: tryouts
          .filter(({ slug }) => !isThing(thing, { kind: 'tryout', slug }))
          .slice(0, shownTryouts),
        entries,
        change,
        target,
        plan,
        week,
        win: practice.win,
        banners,
        news: news.data,
      },
    }
  })
}
