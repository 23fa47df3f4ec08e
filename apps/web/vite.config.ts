import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { comesWith, neededByAny } from './comes-with.ts'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { lightIcons } from './light-icons.ts'
import { listPaths } from './list-paths.ts'
import { preloadFont } from './preload-font.ts'
import { sessionDocument } from './session-build.ts'
import { sitePages } from './site-build.ts'

const server = 'http://127.0.0.1:3000'

const shell = 'src/layout/shell.tsx'
const home = 'src/features/learning/home/home-page.tsx'

/** Pages that a visitor opens before the first frame of somebody signed in. */
const visitorPages = [
  'layout/auth-layout',
  'features/people/auth/login-page',
  'features/people/accounts/register-page',
  'features/people/accounts/mail-sent',
  'features/people/auth/password/verify-otp-page',
  'features/people/accounts/verification/verification-result-page',
]

/** Pages that a student opens from home. */
const pagesFromHome = [
  'features/exam/tryouts/tryout-page',
  'features/scores/raports/raport-page',
  'features/learning/practices/practice-page',
  'features/scores/results/result-page',
  'features/learning/quizzes/taking/quiz-list-page',
]

/** All pages of students. */
const studentPages = [
  ...pagesFromHome,
  'features/exam/tryouts/fill-major-page',
  'features/exam/tryouts/rehearsal-page',
  'features/exam/tryouts/subjects-page',
  'features/exam/tryouts/tryout-list-page',
  'features/learning/history/history-page',
  'features/learning/home/home-page',
  'features/learning/lessons/lesson-page',
  'features/learning/quizzes/taking/quiz-page',
  'features/learning/start/start-page',
  'features/people/auth/security/security-page',
  'features/people/profile/profile-page',
  'features/scores/outcomes/own-outcomes-page',
  'features/scores/results/ranking-page',
  'features/scores/scores/explained/scoring-page',
  'features/site/guidances/guide-page',
]

/** For `comesWith`: what the first needs and at least one of the others, too. */
const shared = (first: string, others: string[]) => others.map(other => [first, `src/${other}.tsx`])

const ofShell = comesWith('shell', shell, 'src/auth/use-time-format.ts', 'src/format/format-duration.ts')
const ofStudents = comesWith('student', ...shared(home, pagesFromHome))
const isOfStudents = neededByAny(studentPages.map(page => `src/${page}.tsx`))
/** The heaviest page of all, which should not load what is for students. */
const isOfEditor = neededByAny(['src/features/bank/questions/editor/question-editor-page.tsx'])

/** Icons and the like: a request for a few hundred bytes costs a slow phone more than bytes that a page does not need. */
const isSmall =
  /\/lucide-react\/dist\/esm\/icons\/|\/src\/(?:tryout|study|format|ui\/page)\/|\/ui\/(?:use-settled|form\/(?:input-field|radio-cards))\.tsx?$|\/contract\/src\/(?:bank\/question-reports|exam\/(?:tryouts|study-plans|rehearsals|universities)|learning\/(?:history|home|lessons|class-tasks|reminders|practices)|scores\/raports)\.ts$/

const isSmallOfStudents: typeof isOfStudents = (id, context) => isSmall.test(id) && isOfStudents(id, context)
const isOfBoth: typeof isOfStudents = (id, context) =>
  isSmallOfStudents(id, context) && isOfEditor(id, context)

const ofTables =
  /\/src\/list\/(?!use-program)|\/ui\/(?:table\/(?:list-|table-(?!options)|use-|move-between|column-choice|bulk-|row-|pick-)|overlay\/side-sheet)/

/** What every form needs: no dialogs, which load when one opens, and nothing that only few forms show. */
const ofForms =
  /\/src\/form\/(?:build-body|call-form|describe-field|draft|field-rules|find-mistakes|settle|texts|use-)|\/ui\/form\/(?:form-field|text-field|email-field|select)/

/**
 * Not what one feature shares within itself, nor parts of forms, nor dialogs, nor times and numbers of signed-in pages; calls come with
 * the pages that make them.
 */
const ofEveryPage =
  /^(?!.*\/(?:features\/|format\/|auth\/(?:moment|use-time-format)|rich-text\/|packages\/contract\/|ui\/(?:chart\/sketch|page\/tab-links)|src\/form\/|ui\/form\/(?!(?:field|input|texts)\.)|ui\/overlay\/confirm-dialog|auth-(?:heading|link)))/

export default defineConfig({
  plugins: [
    contractWithoutSchemas(),
    lightIcons(),
    sessionDocument(),
    sitePages(),
    listPaths(),
    preloadFont(),
    react(),
    tailwindcss(),
    compressBuild(),
  ],
  server: { proxy: { '/api': server, '/media': server, '^/(content-news.*)?$': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      input: 'index.html',
      // Which plugin took how long is no news to whoever starts a server.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // First of all, or the overlays would take it along and every page wait for them.
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
            // Toasts, which load after every page; before the dialogs, or the page would load all of them, too.
            { name: 'toasts', test: /\/@radix-ui\/react-toast\//, priority: 4 },
            // Dialogs, which load when one opens.
            {
              name: 'overlays',
              test: /\/(?:@radix-ui\/react-(?!popper|tooltip|menu|dropdown-menu|arrow|roving)|radix-ui\/|react-remove-scroll|ui\/overlay\/dialog\.tsx)/,
              priority: 3,
            },
            // Menus and tooltips, which a phone never shows.
            { name: 'hover', test: /\/(?:@floating-ui|@radix-ui)\//, priority: 2 },
            // Only pages with a form need what drives forms.
            { name: 'forms', test: /\/react-hook-form\//, priority: 2 },
            // What every page waits for: one file, because each more costs a slow phone some milliseconds.
            { name: comesWith('start', 'src/main.tsx', ...shared(shell, visitorPages)), priority: 2 },
            // Before the tables, or a page of students with a checkbox would wait for them.
            { name: 'checkbox', test: /\/ui\/form\/checkbox\.tsx/, priority: 2 },
            // What most pages need, as one file instead of thirty.
            {
              name: 'app',
              priority: 1,
              minShareCount: 12,
              test: id => ofEveryPage.test(id) && !ofTables.test(id),
            },
            // What the frame of everybody signed in waits for, and with it times, which nearly all of its pages show.
            { name: (id, context) => (isOfBoth(id, context) ? 'shell' : ofShell(id, context)) },
            { name: (id, context) => (isSmallOfStudents(id, context) ? 'student' : ofStudents(id, context)) },
            // The back office's tables, which no student loads; after the app, or they would take along what both need.
            { name: 'tables', test: ofTables },
            { name: 'form-kit', test: ofForms },
            // What a device keeps of exams.
            { name: 'keep', test: /\/src\/(?:exam\/keep\/(?:kept-|storage)|device\/device-database)/ },
          ],
        },
      },
    },
  },
})
