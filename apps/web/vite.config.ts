import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserTargets } from './browser-targets.ts'
import { comesWith, neededBy, neededElsewhere } from './comes-with.ts'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { holdIcon } from './hold-icon.ts'
import { iconModules } from './icon-modules.ts'
import { lightRouter } from './light-router.ts'
import { listFirstFiles } from './list-first-files.ts'
import { listPaths } from './list-paths.ts'
import { preloadFont } from './preload-font.ts'
import { reactAsModule } from './react-as-module.ts'
import { readAtOnce } from './read-at-once.ts'
import { sessionDocument } from './session-build.ts'
import { sitePages } from './site-build.ts'

const server = 'http://127.0.0.1:3000'

/** Pages that a student opens first, or from home. */
const mainPages = [
  'features/learning/home/home-page',
  'features/learning/practices/practice-page',
  'features/exam/tryouts/tryout-list-page',
  'features/exam/tryouts/tryout-page',
  'features/scores/results/result-page',
  'features/scores/raports/raport-page',
  'features/learning/history/history-page',
  'features/learning/quizzes/taking/quiz-list-page',
]

const otherPages = [
  'features/exam/tryouts/fill-major-page',
  'features/exam/tryouts/rehearsal-page',
  'features/exam/tryouts/subjects-page',
  'features/learning/lessons/lesson-page',
  'features/learning/quizzes/taking/quiz-page',
  'features/learning/start/start-page',
  'features/people/auth/security/security-page',
  'features/people/profile/profile-page',
  'features/scores/outcomes/own-outcomes-page',
  'features/scores/results/ranking-page',
  'features/scores/scores/explained/scoring-page',
  'features/site/faqs/faq-page',
  'features/site/guidances/guide-page',
  'features/learning/quizzes/challenges/challenge-page',
]

const asModules = (pages: string[]) => pages.map(page => `src/${page}.tsx`)

/** Times and lengths are on nearly all pages of those signed in. */
const ofApp = comesWith(
  'start',
  'src/main.tsx',
  'src/auth/use-time-format.ts',
  'src/format/format-duration.ts',
  'src/device/device-database.ts',
)
const isOfSomePages = neededBy(2, asModules(mainPages))
const isOfMainPage = neededBy(1, asModules(mainPages))
const isBeyondMainPage = neededElsewhere(asModules(mainPages))
const isBeyondOtherPage = neededElsewhere(asModules(otherPages))
const isOfMorePages = neededBy(2, asModules([...mainPages, ...otherPages]))

/** Icons and the like: a request for a few hundred bytes costs a slow phone more than bytes that a page does not need. */
const isSmall =
  /^\0icon:|\/src\/(?:tryout|study|format|ui\/page)\/|\/src\/person\/study-texts\.|\/ui\/(?:use-settled|folded-(?:form|ranks)|when-near|progress-bar|icon-button|overlay\/dialog-button|chart\/score-line|form\/(?:input-field|radio-cards|picker))\.tsx?$|\/scores\/raports\/(?:(?:share|print)-button\.tsx|print\.css)$|\/contract\/src\/(?:bank\/question-reports|exam\/(?:tryouts|study-plans|rehearsals|universities)|learning\/(?:history|home|lessons|class-tasks|reminders|practices)|scores\/raports)\.ts$/

/** Several reads at once, which one page of the office makes. */
const isOfOffice = /\/(?:queriesObserver|useQueries)\.js$/
const isReact = /^\0as-module:/
/** Not what two pages of one feature share. */
const isOwn = /\/(?:web\/src(?!\/features\/exam\/)|contract\/src)\/|^\0icon:/

/**
 * The app, the frame, and what pages of students share: one file, because each more costs a slow phone some milliseconds.
 * It holds for visitors, too, who see the frame next.
 */
const ofStart: typeof ofApp = (id, context) => {
  if (isReact.test(id)) return 'start'
  if (isOfOffice.test(id)) return null
  const isShared = isOwn.test(id) && isOfSomePages(id, context)
  const isCommon = isSmall.test(id) && (isBeyondMainPage(id, context) || isOfMorePages(id, context))
  return isShared || isCommon ? 'start' : ofApp(id, context)
}

/** What is small and one less important page of students shares with the office. */
const ofOnePage: typeof ofApp = (id, context) =>
  isSmall.test(id) && isBeyondOtherPage(id, context) && !isOfMainPage(id, context) ? 'parts' : null

const ofTables =
  /\/src\/list\/(?!use-name|addressed)|\/ui\/(?:table\/(?:list-|table-(?!options)|use-|move-between|column-choice|bulk-|row-|pick-)|overlay\/side-sheet)/

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
    reactAsModule(),
    iconModules(),
    lightRouter(),
    sessionDocument(),
    sitePages(),
    listPaths(),
    listFirstFiles(),
    holdIcon(),
    preloadFont(),
    react(),
    tailwindcss(),
    readAtOnce('start'),
    compressBuild(),
  ],
  server: { proxy: { '/api': server, '/media': server, '^/(content-news.*)?$': server } },
  build: {
    target: browserTargets,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'index.html',
      // Which plugin took how long is no news to whoever starts a server, nor that React looks for what its scheduler has in tests.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        codeSplitting: {
          groups: [
            // First of all, or the overlays would take React along and every page wait for them.
            { name: ofStart, priority: 5 },
            { name: ofOnePage, priority: 4 },
            // Toasts, which load at the first tap; before the dialogs, or the page would load all of them, too.
            { name: 'toasts', test: /\/@radix-ui\/react-toast\//, priority: 4 },
            // Dialogs, which load when one opens.
            {
              name: 'overlays',
              test: /\/(?:@radix-ui\/react-(?!popper|tooltip|menu|dropdown-menu|arrow|roving)|radix-ui\/|react-remove-scroll|ui\/overlay\/(?:dialog|sheet-head)\.tsx)/,
              priority: 3,
            },
            // Menus and tooltips, which a phone never shows.
            { name: 'hover', test: /\/(?:@floating-ui|@radix-ui)\//, priority: 2 },
            // Only pages with a form need what drives forms.
            { name: 'forms', test: /\/react-hook-form\//, priority: 2 },
            // Before the tables, or a page of students with a checkbox would wait for them.
            { name: 'checkbox', test: /\/ui\/form\/checkbox\.tsx/, priority: 2 },
            // What the account page shares with its forms.
            { name: 'account', priority: 2, test: /\/people\/profile(?:\/texts)?\.ts$/ },
            // What pages of a try-out share, all of it small.
            {
              name: 'tryouts',
              priority: 2,
              test: /\/exam\/tryouts\/(?:texts|take-back|tryout-status|status-chip)\./,
            },
            // What shows rich text; before the app, whose rest students do without.
            {
              name: 'rich-html',
              priority: 2,
              test: /\/src\/question\/(?:question-html|clean-html|modal|use-zoom|watch-widths|texts|reading)\./,
            },
            // What most pages need, as one file instead of thirty.
            {
              name: 'app',
              priority: 1,
              minShareCount: 12,
              test: id => ofEveryPage.test(id) && !ofTables.test(id),
            },
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
