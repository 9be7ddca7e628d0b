import { readFileSync } from 'node:fs'

export const tailOfLog = (logFile: string, lines = 25): string => {
  const text = readFileSync(logFile, 'utf8').trimEnd()
  return text ? text.split('\n').slice(-lines).join('\n') : '(it wrote nothing)'
}
