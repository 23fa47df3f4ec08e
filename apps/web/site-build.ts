import { build, type Plugin } from 'vite'

/** The landing page and the news as a module for the server: see `vite.site.config.ts`. */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    async closeBundle() {
      if (this.meta.watchMode) return
      await build({
        configFile: 'vite.site.config.ts',
        build: { outDir: this.environment.config.build.outDir },
        logLevel: 'warn',
      })
    },
  }
}
