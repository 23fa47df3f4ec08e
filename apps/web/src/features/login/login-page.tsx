import { texts as shell } from '../../texts.ts'
import { Logo } from '../../ui/logo.tsx'
import { ThemeButton } from '../../ui/theme-button.tsx'
import art from './login-art.svg'
import { LoginForm } from './login-form.tsx'
import { texts } from './texts.ts'

export function LoginPage() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{`${texts.title} · ${shell.product}`}</title>
      <div className="flex flex-col px-4 pt-4 pb-10 sm:px-8">
        <div className="flex justify-end">
          <ThemeButton />
        </div>
        <main className="mx-auto my-auto w-full max-w-100 py-6">
          <div className="flex items-center gap-3">
            <Logo size={44} />
            <span className="text-xl font-extrabold tracking-tight">{shell.product}</span>
          </div>
          <h1 className="mt-9 text-3xl font-extrabold">{texts.title}</h1>
          <p className="mt-1.5 text-muted">{texts.intro}</p>
          <LoginForm />
        </main>
      </div>
      <Banner />
    </div>
  )
}

/** Hidden where there is no room for it. */
function Banner() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-between gap-8 overflow-hidden bg-panel p-12 text-on-panel lg:flex">
      <img
        src={art}
        alt=""
        width={640}
        height={590}
        className="mx-auto min-h-0 w-full max-w-140 flex-1 object-contain"
      />
      <p className="max-w-[18ch] text-4xl font-extrabold tracking-tight text-balance xl:max-w-[22ch]">
        “{texts.quote}”
      </p>
    </aside>
  )
}
