import { installPackages } from './prepare.mjs'

// Before `npm start`: npm then finds the Node of the project, which the server takes over from its starter.
await installPackages()
