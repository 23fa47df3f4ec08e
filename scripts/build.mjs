import { buildWeb, installPackages } from './prepare.mjs'

// `npm run build`: the web pages, unless those that are there were made of these very files.
await installPackages()
await buildWeb()
