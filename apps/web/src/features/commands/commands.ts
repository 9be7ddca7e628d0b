export { type Command, collectCommands } from './collect-commands.ts'
export { CommandMenu } from './command-menu.tsx'
