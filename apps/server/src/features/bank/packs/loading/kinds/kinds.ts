import type { PackKind } from '../../reading/pack.ts'
import type { KindLoader } from '../loading.ts'
import { bannerLoader, faqLoader, guideLoader, newsLoader, testimonialLoader } from './articles.ts'
import { bankLoader } from './banks.ts'
import { lessonLoader } from './lessons.ts'
import { quizLoader, tryoutLoader } from './papers.ts'
import { formatLoader, programLoader } from './programs.ts'
import { passageLoader, questionLoader } from './questions.ts'
import { universityLoader } from './tables.ts'

const loaders: { [K in PackKind]: KindLoader<K> } = {
  program: programLoader,
  format: formatLoader,
  bank: bankLoader,
  passage: passageLoader,
  question: questionLoader,
  tryout: tryoutLoader,
  quiz: quizLoader,
  lesson: lessonLoader,
  university: universityLoader,
  guide: guideLoader,
  faq: faqLoader,
  news: newsLoader,
  banner: bannerLoader,
  testimonial: testimonialLoader,
}

export const findLoader = <K extends PackKind>(kind: K): KindLoader<K> => loaders[kind]
