import { catalogueRoutes } from '../../../exam/universities/catalogue.routes.ts'
import { planPaperRoutes } from '../../../exam/tryout-plans/plan-papers.routes.ts'
import { presetRoutes } from '../../../exam/programs/presets.routes.ts'
import { programRoutes } from '../../../exam/programs/programs.routes.ts'
import { tryoutPlanRoutes } from '../../../exam/tryout-plans/tryout-plans.routes.ts'
import { lessonRoutes } from '../../../learning/lessons/lessons.routes.ts'
import { quizAuthoringRoutes } from '../../../learning/quizzes/authoring.routes.ts'
import { bannerRoutes } from '../../../site/banners/banners.routes.ts'
import { faqRoutes } from '../../../site/faqs/faqs.routes.ts'
import { guidanceRoutes } from '../../../site/guidances/guidances.routes.ts'
import { newsRoutes } from '../../../site/news/news.routes.ts'
import { testimonialRoutes } from '../../../site/testimonials/testimonials.routes.ts'
import { questionBankRoutes } from '../../question-banks/question-banks.routes.ts'
import { bulkQuestionRoutes } from '../../questions/bulk.routes.ts'
import { questionListRoutes } from '../../questions/question-list.routes.ts'
import { questionRoutes } from '../../questions/questions.routes.ts'
import { stimulusRoutes } from '../../questions/stimuli.routes.ts'
import { subjectListRoutes } from '../../subjects/subjects.routes.ts'

/** Whose calls a pack is loaded by. */
export const packRoutesOfDoors = [
  programRoutes,
  presetRoutes,
  subjectListRoutes,
  questionBankRoutes,
  questionRoutes,
  questionListRoutes,
  bulkQuestionRoutes,
  stimulusRoutes,
  tryoutPlanRoutes,
  planPaperRoutes,
  quizAuthoringRoutes,
  lessonRoutes,
  catalogueRoutes,
  guidanceRoutes,
  faqRoutes,
  newsRoutes,
  bannerRoutes,
  testimonialRoutes,
]
